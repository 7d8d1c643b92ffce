import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { abrirEmbutido, comando, qualNegocio, UsoErrado } from './comando.ts'
import { lerConfiguracao, lugarDosArquivos, RAIZ } from './configuracao.ts'
import { criarArmazem } from './platform/arquivos/armazem.ts'
import { enderecoDoNegocio, nomeDoBanco } from './platform/banco/conexao.ts'
import { criarBancoSeFaltar, migrar } from './platform/banco/migrar.ts'
import { CopiaInvalida } from './platform/copia/ficha.ts'
import { restaurarNegocio } from './platform/copia/restaurar.ts'
import { criarLog } from './platform/log.ts'

// `npm run restaurar`: a copy comes back where there is nothing, in the schema it was taken in, and then in today's.

const USO = `
Uso: npm run restaurar -- --de /copias/2026-11-19T03-00-00

  --de       a pasta que npm run copia disse
  --negocio  só este; sem ele, todos os da cópia

Com o portal parado, num banco vazio ou em outra pasta de dados (DADOS).
`

await comando(USO, async () => {
  const { de, negocio } = lerOpcoes()
  if (!de) throw new UsoErrado('Diga em --de onde está a cópia.')
  const pasta = resolve(RAIZ, de)
  const configuracao = lerConfiguracao(process.env)
  const copiados = await readdir(pasta).catch(() => {
    throw new CopiaInvalida(`A pasta ${pasta} não existe.`)
  })
  const quais = negocio
    ? [negocio]
    : copiados.filter((id) => configuracao.negocios.some((um) => um.id === id))
  if (quais.length === 0)
    throw new CopiaInvalida(`Em ${pasta} não há cópia de nenhum negócio desta instalação.`)
  const escolhidos = quais.map((id) => qualNegocio(configuracao, id))
  const embutido =
    configuracao.databaseUrl || escolhidos.every(({ banco }) => banco)
      ? null
      : await abrirEmbutido(configuracao)
  const servidor = configuracao.databaseUrl ?? embutido?.url ?? ''
  try {
    for (const um of escolhidos) {
      const url = enderecoDoNegocio(servidor, um)
      if (!um.banco) await criarBancoSeFaltar(servidor, nomeDoBanco(servidor, um.id))
      const { momento, tabelas, arquivos } = await restaurarNegocio({
        pasta: join(pasta, um.id),
        negocio: um.id,
        url,
        armazem: criarArmazem(lugarDosArquivos(configuracao), um.id),
        registrar: criarLog('silent'),
      })
      await migrar(url)
      const linhas = tabelas.reduce((soma, tabela) => soma + tabela.linhas, 0)
      console.log(`${um.nome}, como estava em ${momento}: ${linhas} linhas e ${arquivos.quantos} arquivos.`)
    }
  } finally {
    await embutido?.parar()
  }
})

function lerOpcoes() {
  try {
    return parseArgs({ options: { de: { type: 'string' }, negocio: { type: 'string' } } }).values
  } catch {
    throw new UsoErrado('Há uma opção desconhecida ou sem valor.')
  }
}
