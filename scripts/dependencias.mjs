import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { carimboConfere, impressaoDigital } from './frescor.mjs'
import { ambienteDaMaquina, comandoNpm, MODULOS, NODE, RAIZ } from './lugares.mjs'
import { preparar } from './preparo.mjs'
import { Aviso, executar } from './processo.mjs'

/**
 * @typedef {object} Pacote
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @typedef {{ packages?: Record<string, Pacote> }} Travamento
 */

const CARIMBO = join(MODULOS, '.balcao')

/** Installs what package-lock.json says, unless that is what is installed. */
export async function prepararDependencias() {
  const esperado = impressaoDigital(RAIZ, ['package-lock.json'], {
    tempero: [process.platform, process.arch],
  })
  await preparar({
    nome: 'as dependências',
    emDia: () =>
      // npm writes the links last: without them it was interrupted.
      [NODE, join(MODULOS, '.bin', 'node')].every((caminho) => existsSync(caminho)) &&
      (carimboConfere(CARIMBO, esperado) || instalacaoConfere(...lerTravamentos(), process)),
    fazer: async (acrescentar) => {
      console.log('Instalando as dependências (npm ci); na primeira vez leva um ou dois minutos…')
      const codigo = await executar(
        [
          ...comandoNpm(),
          'ci',
          '--include=dev',
          '--include=optional',
          '--no-audit',
          '--no-fund',
          '--loglevel=error',
        ],
        // npm replaces the Node in node_modules: it cannot be the one that runs it.
        { cwd: RAIZ, env: ambienteDaMaquina(), aoIniciar: acrescentar },
      )
      if (codigo !== 0) {
        throw new Aviso(
          'A instalação das dependências falhou (veja acima). Confira a conexão com o registro de pacotes do npm ' +
            'e tente de novo.',
        )
      }
      if (!existsSync(NODE)) {
        throw new Aviso(
          'O npm não executou os scripts de instalação, e sem eles falta o Node do projeto. ' +
            'Libere-os e tente de novo: npm config delete ignore-scripts',
        )
      }
      writeFileSync(CARIMBO, esperado)
    },
  })
}

/** @returns {[Travamento, Travamento]} */
function lerTravamentos() {
  const arquivos = [join(RAIZ, 'package-lock.json'), join(MODULOS, '.package-lock.json')]
  const [pedido = {}, instalado = {}] = arquivos.map((arquivo) =>
    existsSync(arquivo) ? JSON.parse(readFileSync(arquivo, 'utf8')) : {},
  )
  return [pedido, instalado]
}

/**
 * Whether npm's own record of what it installed fits the lock file: somebody may have run npm by hand.
 * @param {Travamento} pedido
 * @param {Travamento} instalado
 * @param {{ platform: string, arch: string }} maquina
 */
export function instalacaoConfere(pedido, instalado, { platform, arch }) {
  /** @param {Pacote} pacote */
  const cabeAqui = ({ os = [platform], cpu = [arch] }) => os.includes(platform) && cpu.includes(arch)
  /** @param {Pacote} pacote */
  const podeFaltar = (pacote) =>
    pacote.optional && (!cabeAqui(pacote) || pacote.libc !== undefined || !(pacote.os || pacote.cpu))

  const pedidos = Object.entries(pedido.packages ?? {}).filter(([caminho]) => caminho !== '')
  return (
    pedidos.length > 0 &&
    pedidos.every(([caminho, pacote]) => {
      const presente = instalado.packages?.[caminho]
      if (!presente) return podeFaltar(pacote)
      return (
        presente.version === pacote.version && presente.integrity === pacote.integrity && cabeAqui(presente)
      )
    })
  )
}
