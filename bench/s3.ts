import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, release, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Armazem, criarArmazem } from '../apps/api/src/platform/arquivos/armazem.ts'
import { faltaServidorS3, ligarServidorS3 } from '../apps/api/test/servidor-s3.ts'
import { RAIZ } from '../scripts/lugares.mjs'
import { type Prova, provarPortal } from './s3/portal.ts'

// ESC-04 Files in S3, over a real server that speaks it: what was proved, and what it costs beside a folder.

const PRAZO_MS = 10 * 60_000
const RELATORIO = join(RAIZ, 'docs/medidas/s3.md')
const MB = 1024 * 1024
const VOLTAS = 15
const TAMANHOS: [string, number][] = [
  ['10 kB', 10 * 1024],
  ['1 MB', MB],
  ['10 MB', 10 * MB],
]
const JUNTOS = 10

if (faltaServidorS3) {
  console.error(`npm run s3 ${faltaServidorS3}`)
  process.exit(2)
}
// Whatever stands still, the command ends.
setTimeout(() => {
  console.error('não terminou no prazo')
  process.exit(1)
}, PRAZO_MS).unref()

/** The proofs of the suite, one sentence each. */
async function provar(pasta: string): Promise<Prova[]> {
  const resultado = join(pasta, 'provas.json')
  const vitest = join(RAIZ, 'node_modules/vitest/vitest.mjs')
  const opcoes = ['run', '--config', 'bench/s3.config.ts', '--reporter=default', '--reporter=json']
  const processo = spawn(process.execPath, [vitest, ...opcoes, `--outputFile=${resultado}`], {
    ...{ cwd: RAIZ, stdio: 'inherit' },
  })
  await once(processo, 'exit')
  const { testResults } = JSON.parse(await readFile(resultado, 'utf8'))
  return testResults.flatMap(
    ({ assertionResults }: { assertionResults: { title: string; status: string }[] }) =>
      assertionResults.map(({ title, status }) => ({ frase: title, passou: status === 'passed' })),
  )
}

const emLista = (lista: Prova[]) => lista.map(({ frase }) => `- ${frase}`).join('\n')
const mediana = (valores: number[]) => valores.sort((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0
const emMs = (valor: number) => valor.toFixed(1).replace('.', ',')

async function medir(vezes: number, fazer: (vez: number) => Promise<unknown>): Promise<number> {
  const esperas: number[] = []
  for (let vez = 0; vez < vezes; vez++) {
    const inicio = performance.now()
    await fazer(vez)
    esperas.push(performance.now() - inicio)
  }
  return mediana(esperas)
}

async function lerTudo(armazem: Armazem, chave: string): Promise<void> {
  const aberto = await armazem.abrir(chave)
  if (!aberto) throw new Error(`falta ${chave}`)
  await pipeline(aberto.conteudo, new Writable({ write: (_pedaco, _codificacao, pronto) => pronto() }))
}

/** Gravar, ler and remover of one size, in milliseconds. */
async function esperas(armazem: Armazem, caminho: string): Promise<number[]> {
  const chave = (vez: number) => `medida/${vez}.pdf`
  return [
    await medir(VOLTAS, (vez) => armazem.gravar(chave(vez), { caminho }, 'application/pdf')),
    await medir(VOLTAS, (vez) => lerTudo(armazem, chave(vez))),
    await medir(VOLTAS, (vez) => armazem.remover(chave(vez))),
  ]
}

/** How much the process grows, at most, while so many files are sent at once. */
async function memoriaDosEnvios(armazem: Armazem, caminho: string): Promise<number> {
  const antes = process.memoryUsage().rss
  let maior = antes
  const olhar = setInterval(() => {
    maior = Math.max(maior, process.memoryUsage().rss)
  }, 5)
  const chaves = Array.from({ length: JUNTOS }, (_, qual) => `juntos/${qual}.pdf`)
  await Promise.all(chaves.map((chave) => armazem.gravar(chave, { caminho }, 'application/pdf')))
  clearInterval(olhar)
  return (maior - antes) / MB
}

const pasta = await mkdtemp(join(tmpdir(), 'balcao-bench-s3-'))
let provas: Prova[] = []
try {
  provas = await provar(pasta)
  const partida = performance.now()
  const servidor = await ligarServidorS3()
  console.log(`Swift no ar em ${((performance.now() - partida) / 1000).toFixed(1)} s`)
  try {
    const s3 = criarArmazem({ s3: servidor.config }, 'aurora')
    const emPasta = criarArmazem({ pasta: join(pasta, 'arquivos') }, 'aurora')
    const linhas: string[] = []
    for (const [nome, tamanho] of TAMANHOS) {
      const caminho = join(pasta, 'enviado')
      await writeFile(caminho, randomBytes(tamanho))
      const numeros = [...(await esperas(s3, caminho)), ...(await esperas(emPasta, caminho))]
      linhas.push(`| ${nome} | ${numeros.map(emMs).join(' | ')} |`)
      console.log(linhas.at(-1))
    }
    const memoria = await memoriaDosEnvios(s3, join(pasta, 'enviado'))
    const doPortal = await provarPortal(servidor, pasta)
    const falhas = [...provas, ...doPortal].filter(({ passou }) => !passou)
    const relatorio = `# Arquivos em S3

Escrito por \`npm run s3\` (ESC-04); o que se faz, está em \`bench/README.md\`.

Máquina: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release()}, Node ${process.versions.node}. O servidor S3 é o Swift
do Debian (proxy com \`s3api\`, que confere a assinatura de cada pedido, e os três serviços de trás), nesta máquina, sem cache e num disco só: as esperas
dizem o que o portal acrescenta, e não o que um S3 na rede leva.

| Tamanho | S3: gravar ms | ler | remover | Pasta: gravar ms | ler | remover |
|---|---:|---:|---:|---:|---:|---:|
${linhas.join('\n')}

Medianas de ${VOLTAS} voltas. ${JUNTOS} envios de 10 MB ao mesmo tempo, ${JUNTOS * 10} MB ao todo, fazem o processo crescer ${Math.round(memoria)} MB: nenhum arquivo está inteiro na memória.

## O que se provou

Do lugar dos arquivos, sozinho:

${emLista(provas)}

Do portal inteiro, por HTTP, com a demonstração guardada no *bucket*, e das cópias:

${emLista(doPortal)}
${falhas.length === 0 ? '' : `\n**Falhou:**\n\n${emLista(falhas)}\n`}`
    console.log(relatorio)
    if (falhas.length > 0 || provas.length === 0) process.exitCode = 1
    else await writeFile(RELATORIO, relatorio)
  } finally {
    await servidor.parar()
  }
} finally {
  await rm(pasta, { recursive: true, force: true })
}
