// Imported first by every command: Node's own complaint about an old version explains nothing.
const [maior = 0, menor = 0] = process.versions.node.split('.').map(Number)
if (maior < 20 || (maior === 20 && menor < 19)) {
  console.error(
    `\nO Balcão precisa do Node 20.19 ou mais novo; este é o ${process.versions.node}.\n` +
      'Instale uma versão atual (https://nodejs.org) e tente de novo.\n',
  )
  process.exit(1)
}
