import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'

const ARQUIVO = join(import.meta.dirname, '../docs/medidas/navegador.md')
const COLUNAS = ['antes', 'agora'] as const

export type Medida = { medida: string; meta: string; valor: string }
type Coluna = (typeof COLUNAS)[number]
type Linhas = Map<string, Record<Coluna, string>>

const TEXTO = `# Navegador

Escrito por \`npm run bench:navegador\` ([como](../../bench/README.md)); 'antes' é o passo 6 do portal, medido pelo mesmo
comando com \`COLUNA=antes\`. Bytes e arquivos não dependem da máquina; tempos e Lighthouse, sim, e do que mais ela fazia.
'Até aparecer' conta o que foi pedido até a tabela da lista (ou o botão Entrar) estar na tela; o resto vem depois dela.
`

/** The column that this run does not measure stays as it was. */
async function lerLinhas(): Promise<Linhas> {
  const texto = await readFile(ARQUIVO, 'utf8').catch(() => '')
  const celulas = texto
    .split('\n')
    .filter((linha) => linha.startsWith('| '))
    .map((linha) => linha.split('|').map((celula) => celula.trim()))
  return new Map(
    celulas.map(([, medida = '', , antes = '', agora = '']): [string, Record<Coluna, string>] => [
      medida,
      { antes, agora },
    ]),
  )
}

export async function escreverMedidas(coluna: Coluna, medidas: readonly Medida[]): Promise<void> {
  const linhas = await lerLinhas()
  const maquina = `${cpus().length}× ${cpus()[0]?.model}, carga ${loadavg()[0]?.toFixed(1)}`
  const quando = { medida: 'data', meta: '', valor: new Date().toISOString().slice(0, 16).replace('T', ' ') }
  const onde = { medida: 'máquina', meta: '', valor: maquina }
  const tabela = [...medidas, quando, onde].map(({ medida, meta, valor }) => {
    const valores = { ...(linhas.get(medida) ?? { antes: '', agora: '' }), [coluna]: valor }
    return `| ${medida} | ${meta} | ${valores.antes} | ${valores.agora} |`
  })
  const conteudo = [TEXTO, '| Medida | Meta | Antes | Agora |', '|---|---|---|---|', ...tabela, ''].join('\n')
  await mkdir(dirname(ARQUIVO), { recursive: true })
  await writeFile(ARQUIVO, conteudo)
  console.log(`\n${conteudo}`)
}
