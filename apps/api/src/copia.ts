import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { abrirEmbutido, comando, qualNegocio, UsoErrado } from './comando.ts'
import {
  type Configuracao,
  lerConfiguracao,
  lugarDosArquivos,
  type NegocioConfigurado,
  RAIZ,
} from './configuracao.ts'
import { criarArmazem } from './platform/arquivos/armazem.ts'
import { enderecoDoNegocio } from './platform/banco/conexao.ts'
import { copiarNegocio } from './platform/copia/copiar.ts'
import { enderecoEmServico } from './platform/postgres/embutido.ts'
import { relogioDoSistema } from './platform/relogio.ts'

// `npm run copia`: database and files of one moment, of each business, with the portal working.

const USO = `
Uso: npm run copia -- --para /copias

  --para     a pasta que recebe a cópia, numa pasta com a data e a hora; sem ela, DADOS/copias
  --negocio  só este; sem ele, todos
`

await comando(USO, async () => {
  const { para, negocio } = lerOpcoes()
  const configuracao = lerConfiguracao(process.env)
  const escolhidos = negocio ? [qualNegocio(configuracao, negocio)] : configuracao.negocios
  const raiz = para ? resolve(RAIZ, para) : join(configuracao.pastaDeDados, 'copias')
  const momento = relogioDoSistema().toISOString().slice(0, 19).replaceAll(':', '-')
  const pasta = join(raiz, momento)
  await mkdir(pasta, { recursive: true, mode: 0o700 })
  const servidor = await servidorEmServico(configuracao, escolhidos)
  try {
    for (const um of escolhidos) {
      const { tabelas, arquivos } = await copiarNegocio({
        negocio: um.id,
        versao: configuracao.versao,
        url: enderecoDoNegocio(servidor.url, um),
        armazem: criarArmazem(lugarDosArquivos(configuracao), um.id),
        destino: join(pasta, um.id),
      })
      const linhas = tabelas.reduce((soma, tabela) => soma + tabela.linhas, 0)
      console.log(`${um.nome}: ${linhas} linhas em ${tabelas.length} tabelas e ${arquivos.quantos} arquivos.`)
    }
  } finally {
    await servidor.parar()
  }
  console.log(`Cópia em ${pasta}`)
})

function lerOpcoes() {
  try {
    return parseArgs({ options: { para: { type: 'string' }, negocio: { type: 'string' } } }).values
  } catch {
    throw new UsoErrado('Há uma opção desconhecida ou sem valor.')
  }
}

/** The embedded server that the portal keeps running, or one of our own where nobody does. */
async function servidorEmServico(configuracao: Configuracao, escolhidos: readonly NegocioConfigurado[]) {
  const parar = async () => undefined
  if (configuracao.databaseUrl) return { url: configuracao.databaseUrl, parar }
  // Each at an address of its own: no server of ours is asked.
  if (escolhidos.every(({ banco }) => banco)) return { url: '', parar }
  const url = await enderecoEmServico(configuracao.pastaDeDados)
  return url ? { url, parar } : abrirEmbutido(configuracao)
}
