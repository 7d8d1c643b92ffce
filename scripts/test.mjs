import './versao-do-node.mjs'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  contarEtapa,
  contarPlaywright,
  contarVitest,
  descrever,
  nomearOsQueFalharam,
  somar,
} from './contagem.mjs'
import { prepararDependencias } from './dependencias.mjs'
import { ambienteDoProjeto, comandoNpm, PROVISORIOS, RAIZ } from './lugares.mjs'
import { demorasDoPlaywright, demorasDoVitest, nomearOsMaisLentos } from './mais-lentos.mjs'
import { prepararNavegador } from './navegador.mjs'
import { Aviso, executar, principal } from './processo.mjs'
import { ambienteDoRelogio } from './relogio.mjs'
import { prepararServidorImap } from './servidor-imap.mjs'
import { prepararSite } from './site.mjs'

/**
 * @typedef {object} Etapa
 * @property {string} titulo
 * @property {string[]} npm the script in package.json, and what is added to its command
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(relatorio: never) => import('./contagem.mjs').Contagem} [contar]
 * @property {(relatorio: never, raiz: string) => import('./mais-lentos.mjs').Demora[]} [demorar]
 * @property {() => Promise<void>} [antes]
 * @property {true} [aoLado] runs at the same time as the next one: alone it leaves half of the machine idle
 */

const relatorios = mkdtempSync(join(tmpdir(), 'balcao-relatorios-'))
/** @param {string} nome */
const relatorio = (nome) => join(relatorios, `${nome}.json`)

/** Every step, in order, by the name that runs it alone: `npm test -- unit`. @type {Record<string, Etapa>} */
const ETAPAS = {
  types: { titulo: 'Tipos', npm: ['types'], aoLado: true },
  lint: { titulo: 'Lint', npm: ['lint'], aoLado: true },
  unused: { titulo: 'Código sem uso', npm: ['unused'] },
  unit: {
    titulo: 'Regras, API e componentes',
    npm: [
      'test:unit',
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${relatorio('unit')}`,
    ],
    contar: contarVitest,
    demorar: demorasDoVitest,
    antes: prepararServidorImap,
  },
  e2e: {
    titulo: 'Jornadas no navegador',
    npm: ['test:e2e', '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: relatorio('e2e') },
    contar: contarPlaywright,
    demorar: demorasDoPlaywright,
    antes: prepararSite,
  },
}

/**
 * @param {string} nome
 * @param {Etapa} etapa
 * @param {NodeJS.ProcessEnv} ambiente
 */
async function rodar(nome, { titulo, npm, env, contar, demorar, antes }, ambiente) {
  console.log(`\n── ${titulo}`)
  const inicio = performance.now()
  const codigo = await tentar(async () => {
    await antes?.()
    return executar([...comandoNpm(), 'run', '--silent', ...npm], { cwd: RAIZ, env: { ...ambiente, ...env } })
  })
  const lido = contar && lerRelatorio(nome)
  const contagem = contarEtapa(codigo, contar && (lido ? contar(lido) : { passed: 0, failed: 1, skipped: 0 }))
  const duracao = `${((performance.now() - inicio) / 1000).toFixed(1)} s`
  const testes = contar ? `: ${descrever(contagem)}` : ''
  const demoras = lido && demorar ? demorar(lido, RAIZ) : []
  return { contagem, demoras, linha: `${contagem.failed === 0 ? '✓' : '✗'} ${titulo} (${duracao})${testes}` }
}

/**
 * @param {[string, Etapa][]} etapas
 * @returns {[string, Etapa][][]}
 */
function agrupar(etapas) {
  /** @type {[string, Etapa][][]} */
  const grupos = []
  let seguir = false
  for (const etapa of etapas) {
    if (seguir) grupos.at(-1)?.push(etapa)
    else grupos.push([etapa])
    seguir = etapa[1].aoLado === true
  }
  return grupos
}

/**
 * A step that cannot even begin fails like any other, and the next ones still run.
 * @param {() => Promise<number>} passo
 */
async function tentar(passo) {
  try {
    return await passo()
  } catch (erro) {
    if (!(erro instanceof Aviso)) throw erro
    console.error(erro.message)
    return 1
  }
}

/**
 * @param {string} nome
 * @returns {never | undefined}
 */
function lerRelatorio(nome) {
  try {
    return /** @type {never} */ (JSON.parse(readFileSync(relatorio(nome), 'utf8')))
  } catch (erro) {
    console.error(`Sem relatório dos testes de ${nome}: ${/** @type {Error} */ (erro).message}`)
    return undefined
  }
}

process.on('exit', () => rmSync(relatorios, { recursive: true, force: true }))

await principal(async () => {
  const pedidas = process.argv.slice(2)
  const desconhecida = pedidas.find((nome) => !(nome in ETAPAS))
  if (desconhecida !== undefined) {
    throw new Aviso(`Não há testes de "${desconhecida}". Existem: ${Object.keys(ETAPAS).join(', ')}.`)
  }
  const etapas = Object.entries(ETAPAS).filter(([nome]) => pedidas.length === 0 || pedidas.includes(nome))
  await prepararDependencias()
  const comNavegador = etapas.some(([nome]) => nome === 'e2e')
  const ambiente = {
    ...ambienteDoProjeto(),
    ...ambienteDoRelogio(),
    // Some two hundred processes of the portal are started: what the first compiled serves the others.
    NODE_COMPILE_CACHE: join(PROVISORIOS, 'compilado'),
    ...(comNavegador && { CHROMIUM: await prepararNavegador() }),
  }

  const resultados = []
  for (const juntas of agrupar(etapas))
    resultados.push(...(await Promise.all(juntas.map(([nome, etapa]) => rodar(nome, etapa, ambiente)))))

  const contagens = resultados.map(({ contagem }) => contagem)
  const total = somar(contagens)
  const semTestes = etapas.some(([, { contar }]) => contar) && total.passed + total.failed === 0
  if (semTestes) console.error('\nNenhum teste rodou.')
  const linhas = resultados.map(({ linha }) => linha).join('\n')
  const lentos = nomearOsMaisLentos(resultados.flatMap(({ demoras }) => demoras))
  console.log(`\n${lentos}${linhas}\n\n${nomearOsQueFalharam(contagens)}${descrever(total)}`)
  return total.failed > 0 || semTestes ? 1 : 0
})
