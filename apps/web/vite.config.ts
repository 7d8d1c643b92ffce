import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { anteciparACasca } from './antecipar-a-casca.ts'
import { buscarAntesDeImportar, comOProprio } from './buscar-antes-de-importar.ts'
import { comprimir } from './comprimir.ts'
import { folhasAposOEsqueleto } from './folhas-apos-o-esqueleto.ts'
import { pecasDasPaginas } from './pecas-das-paginas.ts'
import { semDescricoes } from './sem-descricoes.ts'
import { semVoltas } from './sem-voltas.ts'
import { soOQueSeUsa } from './so-o-que-se-usa.ts'

const RAIZ = fileURLToPath(new URL('../..', import.meta.url))

type Teste = (id: string) => boolean
const algum =
  (...testes: Teste[]): Teste =>
  (id) =>
    testes.some((teste) => teste(id))

const semExtensao = (nome: string): string => nome.split('.')[0] ?? ''

/** These parts of a folder, each a folder or a file, or all of it. One that is not there stops the build: whoever moves it hears of it. */
function em(pasta: string, ...nomes: string[]): Teste {
  const lugar = realpathSync(join(RAIZ, pasta))
  const ha = new Set(readdirSync(lugar).flatMap((nome) => [nome, semExtensao(nome)]))
  for (const nome of nomes) if (!ha.has(nome)) throw new Error(`vite.config.ts: ${pasta}/${nome} não existe`)
  return (id) => {
    if (!id.startsWith(`${lugar}/`)) return false
    const [parte = ''] = id.slice(lugar.length + 1).split(/[/?]/)
    return nomes.length === 0 || nomes.includes(parte) || nomes.includes(semExtensao(parte))
  }
}
const daTela = (pasta: string, ...nomes: string[]) => em(`apps/web/src/${pasta}`, ...nomes)
const doDominio = (pasta: string, ...nomes: string[]) => em(`packages/dominio/src/${pasta}`, ...nomes)
const doKit = (...nomes: string[]) => em('node_modules/@mantine/core/esm/components', ...nomes)

/** What every page behind the sign-in stands on, and the plain boxes that any of them may be made of. */
const DA_CASCA = algum(
  daTela('app', 'portal'),
  daTela('routes', '_interno.tsx'),
  daTela('ui/pagina', 'pagina', 'use-tela-larga'),
  daTela('ui/ficha', 'cartao'),
  daTela('platform', 'parametros'),
  doKit('Paper', 'Stack'),
)
/** What opens over any page: it comes after the page. */
const DOS_MENUS = algum(
  daTela('app/casca', 'controles-da-barra', 'gaveta-do-menu'),
  daTela('seletores', 'menu-de-filiais'),
)
/** The page of every list, and what most descriptions of one are made of. */
const DAS_LISTAS = algum(
  daTela('app/tickets', 'mesa-de-tickets.module.css'),
  daTela('app', 'lista-da-rota'),
  daTela('seletores', 'filtro-de-cliente'),
  daTela('platform/listas', 'filtro-de-filial'),
  doDominio('visoes'),
)
/**
 * Built on nothing of the screen: merged among themselves, they bring nothing else along. Those of reports compute with
 * decimals, which only who shows money brings. By the names that every noun gives them: whole nouns would bring their rules.
 */
const DAS_FOLHAS = /dominio\/src\/(?!relatorios).*(contratos|canais)\.ts/
/** Small, and of lists and records alike: cut by who shares them, each would bring along the big piece it was merged into. */
const DA_BASE = algum(
  em('node_modules/@mantine/hooks/esm', 'use-debounced-value', 'use-window-event', 'utils'),
  em('node_modules/@tanstack/react-query/build/modern', 'useQueries', 'useInfiniteQuery'),
  doKit('FileButton', 'LoadingOverlay', 'Checkbox', 'NativeSelect'),
  daTela(
    'ui/retorno',
    'area-de-dados',
    'painel-de-status',
    'vazio',
    'tempo-relativo',
    'use-agora',
    'mostrar-mensagem',
  ),
  daTela('ui/listas', 'duas-linhas', 'escolhas-rapidas', 'etiqueta', 'paginacao', 'tabela', 'use-nao-cabe'),
  daTela('ui/tema', 'cor-livre'),
  daTela('ui/campos', 'campos', 'use-problema'),
  daTela('platform', 'salvar-arquivo', 'arquivos-do-servidor', 'consultas-paginadas'),
  daTela('platform/listas', 'descricao', 'colunas-dos-campos'),
  daTela('platform/listas/caminhada', 'caminhada'),
  daTela('features/clientes', 'legendas-do-cliente', 'use-clientes-ao-vivo'),
  daTela('features/tickets', 'use-canal-dos-tickets'),
  doDominio('formatos', 'contagem', 'dinheiro', 'nomes'),
  doDominio('brasil', 'cidade-e-uf'),
  doDominio('tickets', 'canais', 'situacoes'),
  doDominio('clientes', 'canais'),
)
/** Fields with a list of options: records have them at once, lists after the page, together with dates and views. */
const DA_SELECAO = algum(doKit('MultiSelect', 'Select'), daTela('ui/campos', 'campo-de-selecao'))
/** Records have menus and no such field. */
const DO_MENU = doKit('Menu', 'Popover')
/** What floats over a page or stands in front of it. Records ask for it at once, and not for all that lists do with it. */
const DOS_SOBREPOSTOS = algum(doKit('Tooltip', 'Modal', 'Drawer'), daTela('ui/retorno', 'dialogo-de-alerta'))
/**
 * What lists of quotes and orders share with the record of their customer: cut by who shares it, it would bring the record's
 * parts to the lists.
 */
const DOS_DOCUMENTOS = algum(
  daTela('documento-comercial', 'cliente-do-documento', 'etiqueta-do-status', 'dias-da-lista'),
  daTela('features/orcamentos', 'colunas', 'use-orcamentos-ao-vivo'),
)
/** Of records that have it in a card of its own. */
const DE_POUCAS_FICHAS = daTela('ui/ficha', 'cartao-do-historico')
/** What every record is made of. */
const DAS_FICHAS = algum(
  (id) => !DE_POUCAS_FICHAS(id) && daTela('ui/ficha')(id),
  daTela('platform/ficha'),
  daTela('platform/listas', 'link-de-volta'),
  doKit('Progress'),
)

const { daPagina, sobreAPagina } = pecasDasPaginas(join(RAIZ, 'apps/web/src/routes'))

export default defineConfig(({ mode }) => {
  const { PORT = '3000' } = loadEnv(mode, '.', 'PORT')
  // The host stays the page's own: the server tells the browser to come back through it, and refuses other origins.
  const servidor = { target: `http://127.0.0.1:${PORT}`, changeOrigin: false }
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routes.gen.ts',
        tmpDir: 'node_modules/.tanstack',
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
      }),
      react(),
      buscarAntesDeImportar(),
      semDescricoes(),
      soOQueSeUsa(),
      folhasAposOEsqueleto(),
      semVoltas(),
      anteciparACasca(),
      comprimir(),
    ],
    // The policy allows fonts and scripts from files only, never from data: addresses.
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: comOProprio },
      target: 'es2022',
      // Read by the budget of each page (e2e/peso-das-paginas.spec.ts).
      manifest: 'manifesto-da-montagem.json',
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Made of declarations: a file of which nothing is used need not come.
        treeshake: {
          moduleSideEffects: [{ test: /packages\/dominio\/src|decimal\.js/, sideEffects: false }],
        },
        // The page of an unknown address brings the shell only for who is signed in.
        checks: { ineffectiveDynamicImport: false },
        output: {
          // Each file costs half a kilobyte of headers and a place in the queue: on a slow network, seconds. What the
          // sign-in page needs is one, what every page behind it needs another; so are what lists and records share,
          // the page of a list, records; what comes after the page (platform/adiar.ts), menus and the fields of lists, again two.
          // Each has all that it is built on and no earlier one has; what else several share is cut by who shares it, and
          // not into crumbs.
          codeSplitting: {
            // What comes first takes the pieces that several would.
            groups: [
              { name: 'inicio', tags: ['$initial' as const] },
              { name: 'casca', test: DA_CASCA },
              {
                name: daPagina,
                debugName: 'pagina',
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              {
                name: sobreAPagina,
                debugName: 'sobre a página',
                minShareCount: 2,
                includeDependenciesRecursively: false,
                entriesAware: true,
                entriesAwareMergeThreshold: 1_200,
              },
              {
                name: 'icones',
                test: em('node_modules/@tabler/icons-react'),
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 8_000,
              },
              {
                name: 'base',
                test: DA_BASE,
                minShareCount: 3,
              },
              {
                name: 'decimal',
                test: algum(doDominio('formatos', 'decimal'), em('node_modules/decimal.js')),
              },
              {
                name: 'folhas',
                test: DAS_FOLHAS,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 1_500,
              },
              { name: 'listas', test: DAS_LISTAS },
              { name: 'documentos', test: DOS_DOCUMENTOS },
              { name: 'sobrepostos', test: DOS_SOBREPOSTOS },
              { name: 'fichas', test: DAS_FICHAS },
              { name: 'menu', test: DO_MENU },
              { name: 'selecao', test: DA_SELECAO },
              { name: 'datas', test: daTela('ui/campos', 'campo-de-data') },
              { name: 'menus', test: DOS_MENUS },
              { name: 'campos', test: daTela('platform/listas', 'complementos') },
              { name: 'comum', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_200 },
            ].map((grupo, i, { length }) => ({ ...grupo, priority: length - i })),
          },
          // Every page carries the names of what all the others would bring: with words in them, 3 kB of each first load.
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: ({ names: [nome = ''] }) =>
            nome.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        },
      },
    },
    worker: { format: 'es' },
    server: {
      port: 5173,
      proxy: {
        '/api': servidor,
        '/parametros': servidor,
        '/documentacao': servidor,
        '/app': { ...servidor, ws: true },
      },
    },
  }
})
