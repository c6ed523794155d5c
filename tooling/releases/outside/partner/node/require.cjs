const refusals = ['@coverkit/core', '@coverkit/flow/react', '@coverkit/api-client', '@coverkit/ui/theme'].map(
  (name) => {
    try {
      require(name)
      return `${name} was loaded`
    } catch (error) {
      return error.message
    }
  },
)
console.log(JSON.stringify(refusals))
