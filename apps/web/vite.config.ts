import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { anteciparACasca } from './antecipar-a-casca.ts'
import { comprimir } from './comprimir.ts'
import { folhasAposOEsqueleto } from './folhas-apos-o-esqueleto.ts'
import { semDescricoes } from './sem-descricoes.ts'

/** What every page behind the sign-in stands on, and the plain boxes that any of them may be made of. */
const DA_CASCA =
  /src\/(app\/portal\.tsx|routes\/_interno\.tsx\?tsr-split|ui\/pagina\/(pagina\.tsx|use-tela-larga\.ts)|ui\/ficha\/cartao\.tsx|platform\/parametros\.ts)|@mantine\/core\/esm\/components\/(Paper|Stack)\//
/** What opens over any page: it comes after the page. */
const DOS_MENUS = /src\/(app\/casca\/(controles-da-barra|gaveta-do-menu)|seletores\/menu-de-filiais)\.tsx/
/** The page of every list, and what most descriptions of one are made of. */
const DAS_LISTAS =
  /src\/(app\/lista-da-rota|seletores\/filtro-de-cliente|platform\/listas\/filtro-de-filial)\.tsx?|dominio\/src\/visoes\/contratos\.ts/
/**
 * Built on nothing of the screen: merged among themselves, they bring nothing else along. Those of reports compute with
 * decimals, which only who shows money brings.
 */
const DAS_FOLHAS = /dominio\/src\/(?!relatorios).*(contratos|canais)\.ts/
const DOS_ICONES = /@tabler\/icons-react/
/** Small, and of lists and records alike: cut by who shares them, each would bring along the big piece it was merged into. */
const DA_BASE = [
  /@mantine\/(hooks\/esm\/(use-debounced-value|use-window-event|utils)|core\/esm\/components\/(FileButton|LoadingOverlay|Checkbox|NativeSelect))\//,
  /src\/ui\/(retorno\/(area-de-dados|painel-de-status|vazio|tempo-relativo|use-agora|mostrar-mensagem)|listas\/(duas-linhas|escolhas-rapidas|etiqueta|paginacao|tabela|use-nao-cabe)|tema\/cor-livre|campos\/(campos\.module|use-problema))\.(tsx?|css)/,
  /src\/platform\/(salvar-arquivo|arquivos-do-servidor|consultas-paginadas|listas\/(descricao|caminhada\/caminhada))\.ts|query\/build\/modern\/(useQueries|useInfiniteQuery)\.js/,
  /dominio\/src\/(formatos\/(contagem|nomes)|brasil\/cidade-e-uf|(tickets|clientes)\/(canais|situacoes))\.ts/,
  /features\/(clientes\/(legendas-do-cliente|use-clientes-ao-vivo)|tickets\/use-canal-dos-tickets)\.tsx?/,
]
/** Fields with a list of options: records have them at once, lists after the page, together with dates and views. */
const DA_SELECAO =
  /@mantine\/core\/esm\/components\/(MultiSelect|Select|Menu)\/|src\/ui\/campos\/campo-de-selecao\.tsx/
/** What floats over a page or stands in front of it. Records ask for it at once, and not for all that lists do with it. */
const DOS_SOBREPOSTOS =
  /@mantine\/core\/esm\/components\/(Tooltip\/Tooltip|Modal\/Modal|Drawer\/Drawer)\.mjs|src\/ui\/retorno\/dialogo-de-alerta\.tsx/
/**
 * What lists of quotes and orders share with the record of their customer: cut by who shares it, it would bring the record's
 * parts to the lists.
 */
const DOS_DOCUMENTOS =
  /src\/(documentos\/(cliente-do-documento|etiqueta-do-status|dias-da-lista)|features\/orcamentos\/(colunas|use-orcamentos-ao-vivo))\.tsx?/
/** What every record is made of. */
const DAS_FICHAS =
  /src\/((ui|platform)\/ficha\/|platform\/listas\/link-de-volta\.tsx)|@mantine\/core\/esm\/components\/Progress\/Progress\.mjs/

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
      semDescricoes(),
      folhasAposOEsqueleto(),
      anteciparACasca(),
      comprimir(),
    ],
    // The policy allows fonts and scripts from files only, never from data: addresses.
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      // Read by the budget of each page (e2e/peso-das-paginas.spec.ts).
      manifest: 'manifesto-da-montagem.json',
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
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
                name: 'icones',
                test: DOS_ICONES,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 10_000,
              },
              {
                name: 'base',
                test: (id: string) => DA_BASE.some((parte) => parte.test(id)),
                minShareCount: 3,
              },
              { name: 'dinheiro', test: /dominio\/src\/formatos\/(dinheiro|decimal)\.ts/ },
              { name: 'listas', test: DAS_LISTAS },
              {
                name: 'folhas',
                test: DAS_FOLHAS,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 5_000,
              },
              { name: 'documentos', test: DOS_DOCUMENTOS },
              { name: 'sobrepostos', test: DOS_SOBREPOSTOS },
              { name: 'fichas', test: DAS_FICHAS },
              { name: 'selecao', test: DA_SELECAO },
              { name: 'datas', test: /src\/ui\/campos\/campo-de-data\.tsx/ },
              { name: 'menus', test: DOS_MENUS },
              { name: 'campos', test: /src\/platform\/listas\/complementos\.ts/ },
              { name: 'comum', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_500 },
            ].map((grupo, i, { length }) => ({ ...grupo, priority: length - i })),
          },
          // The name of such a group lists all of its pages.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
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
