export default {
  mode: 'production',
  entry: './src/main.js',
  module: { rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }] },
  performance: { hints: false },
}
