declare module 'virtual:section/*' {
  /** The html of a section of a document of the repository. */
  const html: string
  export default html
}
