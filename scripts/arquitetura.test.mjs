import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { chavesDeParametro } from '../packages/dominio/src/parametros.ts'

// The rules of the house that no compiler checks: who may import whom, and how files are named.

const RAIZ = fileURLToPath(new URL('..', import.meta.url))
const FONTES = ['packages/dominio/src', 'packages/demo/src', 'apps/api/src', 'apps/web/src']
/** Where the files of each workspace are, by how others name them. */
const PARTES = {
  '@balcao/dominio/': 'packages/dominio/src/',
  '@balcao/demo/': 'packages/demo/',
  '@balcao/api/': 'apps/api/',
}

// Server features may use each other only along these edges; a test below keeps them free of cycles.
const ENTRE_FEATURES_DO_SERVIDOR = {
  acompanhamentos: ['acesso', 'avaliacoes', 'avisos', 'contatos', 'tickets'],
  acesso: ['filiais', 'forca-de-vendas', 'setores'],
  agendas: ['acesso', 'atividades', 'avisos', 'opcoes', 'clientes', 'filiais', 'orcamentos', 'pedidos'],
  aprovacoes: ['acesso', 'avisos', 'clientes', 'filiais', 'forca-de-vendas'],
  atendimentos: ['acesso', 'agendas', 'atividades', 'opcoes', 'clientes', 'orcamentos'],
  atividades: ['acesso', 'clientes'],
  automacoes: [
    'acesso',
    'avisos',
    'clientes',
    'etiquetas',
    'filiais',
    'respostas',
    'setores',
    'tickets',
    'transportadoras',
  ],
  avaliacoes: ['acesso', 'avisos', 'setores', 'tickets'],
  avisos: ['acesso', 'filiais', 'setores'],
  cadastros: [
    'acesso',
    'aprovacoes',
    'atividades',
    'avisos',
    'opcoes',
    'clientes',
    'contatos',
    'documentacao',
    'enderecos',
    'filiais',
    'lugares',
    'produtos',
  ],
  'equipe-do-dia': [
    'acesso',
    'agendas',
    'atendimentos',
    'filiais',
    'objetivos',
    'orcamentos',
    'pedidos',
    'vendas',
  ],
  objetivos: [
    'acesso',
    'carteira',
    'clientes',
    'filiais',
    'notas',
    'pedidos',
    'produtos',
    'tickets',
    'vendas',
  ],
  vendas: ['acesso', 'clientes', 'filiais', 'produtos'],
  campanhas: [
    'acesso',
    'clientes',
    'filiais',
    'opcoes',
    'orcamentos',
    'pedidos',
    'precos',
    'produtos',
    'vendas',
  ],
  carteira: ['acesso', 'agendas', 'clientes', 'orcamentos', 'pedidos', 'titulos'],
  carteiras: ['acesso', 'ajustes', 'clientes', 'filiais'],
  catalogo: [
    'acesso',
    'ajustes',
    'automacoes',
    'clientes',
    'coletas',
    'faq',
    'filiais',
    'forca-de-vendas',
    'fretes',
    'limites',
    'lugares',
    'notas',
    'orcamentos',
    'pedidos',
    'precos',
    'produtos',
    'setores',
    'tickets',
    'titulos',
    'transportadoras',
  ],
  clientes: ['acesso', 'opcoes', 'filiais', 'produtos'],
  coletas: ['acesso', 'clientes', 'filiais', 'notas', 'tickets', 'transportadoras'],
  'configuracao-fv': ['acesso', 'filiais', 'forca-de-vendas', 'pedidos', 'produtos', 'transportadoras'],
  conta: ['acesso', 'clientes', 'tickets'],
  'consultas-externas': ['lugares'],
  'contas-correntes': ['acesso', 'clientes', 'pedidos', 'precos', 'vendas'],
  contatos: ['opcoes', 'clientes'],
  correio: ['acesso', 'acompanhamentos', 'avisos', 'clientes', 'contatos', 'filiais', 'tickets'],
  documentacao: ['acesso', 'atividades', 'clientes'],
  discagem: ['acesso', 'filiais'],
  enderecos: ['clientes', 'lugares'],
  erp: [
    'acesso',
    'clientes',
    'enderecos',
    'estoque',
    'filiais',
    'notas',
    'pedidos',
    'precos',
    'produtos',
    'titulos',
    'transportadoras',
  ],
  estoque: ['acesso', 'ajustes', 'filiais', 'pedidos', 'produtos'],
  etiquetas: ['acesso'],
  faq: ['acesso', 'tickets'],
  'ficha-do-cliente': [
    'acesso',
    'agendas',
    'atividades',
    'opcoes',
    'clientes',
    'limites',
    'notas',
    'orcamentos',
    'pedidos',
    'produtos',
    'tickets',
    'titulos',
  ],
  fretes: ['filiais', 'lugares', 'pedidos', 'transportadoras'],
  home: ['agendas', 'clientes', 'filiais', 'orcamentos', 'pedidos', 'produtos'],
  implantacao: [
    'acesso',
    'clientes',
    'consultas-externas',
    'filiais',
    'lugares',
    'opcoes',
    'parametros',
    'pedidos',
    'precos',
    'produtos',
    'setores',
    'tickets',
    'titulos',
  ],
  informacoes: ['acesso', 'clientes'],
  limites: ['clientes', 'pedidos', 'titulos'],
  negociacoes: ['acesso', 'aprovacoes', 'avisos', 'clientes', 'filiais', 'pedidos', 'precos', 'produtos'],
  notas: ['clientes', 'filiais', 'pedidos', 'produtos', 'transportadoras'],
  orcamentos: [
    'acesso',
    'aprovacoes',
    'atividades',
    'avisos',
    'opcoes',
    'cadastros',
    'clientes',
    'contas-correntes',
    'contatos',
    'enderecos',
    'erp',
    'estoque',
    'filiais',
    'forca-de-vendas',
    'fretes',
    'limites',
    'pedidos',
    'precos',
    'produtos',
    'titulos',
    'transportadoras',
  ],
  auditoria: ['acesso', 'ajustes'],
  identidade: ['ajustes', 'parametros'],
  textos: ['ajustes', 'filiais', 'parametros'],
  parametros: ['ajustes', 'filiais'],
  permissoes: ['acesso', 'ajustes'],
  pedidos: [
    'acesso',
    'aprovacoes',
    'avisos',
    'clientes',
    'enderecos',
    'filiais',
    'precos',
    'produtos',
    'transportadoras',
  ],
  precos: ['acesso', 'ajustes', 'clientes', 'filiais', 'produtos'],
  produtos: ['filiais'],
  rastreio: ['clientes', 'notas'],
  realtime: ['acesso', 'orcamentos', 'tickets'],
  relatorios: [
    'acesso',
    'avaliacoes',
    'opcoes',
    'clientes',
    'filiais',
    'limites',
    'notas',
    'orcamentos',
    'pedidos',
    'produtos',
    'setores',
    'tickets',
    'titulos',
  ],
  respostas: ['acesso', 'setores'],
  saude: ['avisos', 'consultas-externas'],
  seguidores: ['acesso', 'avisos', 'tickets'],
  tickets: [
    'acesso',
    'agendas',
    'atividades',
    'clientes',
    'etiquetas',
    'filiais',
    'notas',
    'produtos',
    'setores',
    'titulos',
    'transportadoras',
  ],
  'tipos-de-tickets': ['acesso', 'ajustes', 'automacoes', 'setores', 'tickets'],
  titulos: ['acesso', 'clientes', 'filiais', 'notas', 'pedidos'],
  trocas: [
    'acesso',
    'aprovacoes',
    'clientes',
    'coletas',
    'filiais',
    'notas',
    'orcamentos',
    'pedidos',
    'produtos',
    'tickets',
  ],
  usuarios: [
    'acesso',
    'agendas',
    'ajustes',
    'aprovacoes',
    'avisos',
    'clientes',
    'conta',
    'filiais',
    'orcamentos',
    'setores',
    'tickets',
  ],
  visoes: ['acesso'],
  whatsapp: ['acesso', 'acompanhamentos', 'avisos', 'clientes', 'filiais', 'tickets'],
}

// Words that every noun of the domain may use; they know none of them.
const BASE_DO_DOMINIO = ['arquivos', 'brasil', 'datas', 'formatos', 'listas', 'permissoes', 'realtime']

// Nouns of the domain, each with the others it knows.
const ENTRE_SUBSTANTIVOS = {
  acesso: ['conta', 'filiais', 'parametros'],
  acompanhamentos: ['avaliacoes', 'tickets', 'whatsapp'],
  aprovacoes: ['pedidos'],
  atendimentos: ['agendas', 'clientes'],
  administracao: ['ajustes', 'catalogo'],
  auditoria: [
    'ajustes',
    'carteiras',
    'catalogo',
    'estoque',
    'identidade',
    'parametros',
    'precos',
    'textos',
    'usuarios',
  ],
  automacoes: ['tickets'],
  avaliacoes: ['tickets'],
  cadastros: ['documentacao', 'enderecos', 'parametros'],
  carteiras: ['ajustes'],
  catalogo: ['ajustes', 'enderecos', 'fretes', 'precos', 'tickets'],
  clientes: ['atividades'],
  coletas: ['tickets'],
  'configuracao-fv': ['parametros'],
  campanhas: ['precos'],
  'contas-correntes': ['pedidos', 'precos'],
  contatos: ['clientes'],
  correio: ['clientes', 'tickets'],
  documentacao: ['clientes'],
  enderecos: ['clientes'],
  erp: ['pedidos', 'precos'],
  estoque: ['ajustes'],
  faq: ['busca'],
  fretes: ['enderecos', 'prazos'],
  home: ['agendas', 'orcamentos', 'pedidos'],
  implantacao: ['cadastros', 'conta', 'enderecos'],
  limites: ['clientes'],
  objetivos: ['prazos'],
  'equipe-do-dia': ['vendas'],
  orcamentos: [
    'aprovacoes',
    'clientes',
    'configuracao-fv',
    'contas-correntes',
    'fretes',
    'limites',
    'pedidos',
    'precos',
    'produtos',
    'whatsapp',
  ],
  parametros: ['ajustes', 'contas-correntes', 'fretes', 'pedidos'],
  precos: ['ajustes', 'enderecos', 'pedidos'],
  produtos: ['ajustes'],
  respostas: ['tickets'],
  tickets: ['atividades', 'busca', 'clientes', 'conta', 'etiquetas', 'faq', 'notas', 'prazos'],
  textos: ['ajustes', 'parametros'],
  'tipos-de-tickets': ['tickets'],
  titulos: ['clientes'],
  usuarios: ['ajustes', 'conta'],
  visoes: [
    'avisos',
    'cadastros',
    'carteira',
    'clientes',
    'coletas',
    'faq',
    'orcamentos',
    'pedidos',
    'tickets',
  ],
  whatsapp: ['tickets'],
}

// Whom each floor of the browser may know, besides its own domain words in packages/dominio.
const ANDARES_DO_NAVEGADOR = {
  features: ['documento-comercial', 'seletores', 'ui', 'platform'],
  'documento-comercial': ['documento-comercial', 'ui', 'platform'],
  seletores: ['seletores', 'ui', 'platform'],
  platform: ['platform', 'ui'],
  ui: ['ui'],
}

// Rooms of a feature too large for one hall, from the floor up: each uses only what it names.
const SALAS_DO_SERVIDOR = {
  cadastros: {
    nucleo: [],
    formulario: ['nucleo'],
    parecidos: ['nucleo'],
    gravacao: ['nucleo', 'formulario', 'parecidos'],
    fila: ['nucleo', 'parecidos'],
  },
  orcamentos: {
    nucleo: [],
    conteudo: ['nucleo'],
    frete: ['nucleo', 'conteudo'],
    limites: ['nucleo', 'conteudo'],
    lista: ['nucleo'],
    detalhe: ['nucleo', 'conteudo', 'limites'],
    edicao: ['nucleo', 'conteudo', 'frete', 'limites'],
    conversao: ['nucleo', 'conteudo', 'frete', 'limites'],
    'do-cliente': ['nucleo', 'conteudo', 'limites'],
  },
  tickets: {
    nucleo: [],
    catalogo: ['nucleo'],
    requisitos: ['nucleo'],
    detalhe: ['nucleo', 'catalogo'],
    abertura: ['nucleo', 'catalogo'],
    fluxo: ['nucleo', 'catalogo', 'requisitos', 'abertura'],
    lista: ['nucleo', 'fluxo'],
    fila: ['nucleo', 'lista'],
  },
}

// The same in the browser.
const SALAS_DO_NAVEGADOR = {
  'tickets/abertura': {
    pedido: [],
    itens: ['pedido'],
    passos: ['pedido', 'itens'],
    devolucao: ['pedido', 'itens', 'passos'],
  },
}

const arquivos = FONTES.flatMap((pasta) => listar(join(RAIZ, pasta)))
  .filter((arquivo) => /\.tsx?$/.test(arquivo) && !arquivo.endsWith('.gen.ts'))
  .map((arquivo) => relative(RAIZ, arquivo))
const codigo = arquivos.filter((arquivo) => !/\.test\.tsx?$/.test(arquivo))
const importacoes = codigo.flatMap((arquivo) => lerImportacoes(arquivo))

it('acha o código e o que ele importa: de uma lista vazia nada se prova', () => {
  for (const pasta of FONTES)
    expect([pasta, codigo.filter((arquivo) => arquivo.startsWith(`${pasta}/`)).length > 80]).toEqual([
      pasta,
      true,
    ])
  expect(importacoes.length).toBeGreaterThan(5000)
})

describe('direção das importações', () => {
  it('dominio não conhece Node, React, relógio nem os aplicativos', () => {
    const fora = importacoes.filter(
      ({ de, para }) =>
        de.startsWith('packages/dominio/') &&
        !para.startsWith('packages/dominio/') &&
        !/^(zod\/mini|decimal\.js|@brazilian-utils\/brazilian-utils\/)/.test(para),
    )
    expect(fora).toEqual([])
    const leemORelogio = codigo.filter(
      (arquivo) =>
        arquivo.startsWith('packages/dominio/') &&
        /new Date\(\)|Date\.now\(|performance\./.test(ler(arquivo)),
    )
    expect(leemORelogio).toEqual([])
  })

  it('o navegador nunca importa o servidor, nem o contrário', () => {
    expect(
      importacoes.filter(
        ({ de, para }) => de.startsWith('apps/web/') && /^(apps\/api|packages\/demo)/.test(para),
      ),
    ).toEqual([])
    expect(
      importacoes.filter(
        ({ de, para }) => de.startsWith('apps/api/') && /^(apps\/web|@balcao\/web)/.test(para),
      ),
    ).toEqual([])
  })

  it('a plataforma do servidor não conhece o domínio dos recursos', () => {
    const fora = importacoes.filter(
      ({ de, para }) =>
        de.startsWith('apps/api/src/platform/') && /^apps\/api\/src\/(?!platform\/)/.test(para),
    )
    expect(fora).toEqual([])
  })

  it('o servidor não conhece a demonstração', () => {
    const usam = (de) => (importacao) =>
      importacao.de.startsWith(de) && importacao.para.startsWith('packages/demo/')
    expect(importacoes.filter(usam('packages/demo/')).length).toBeGreaterThan(50)
    expect(importacoes.filter(usam('apps/api/src/'))).toEqual([])
  })

  it('o que é um negócio, uma sessão e uma rota não conhece recurso algum', () => {
    const BASE = /^apps\/api\/src\/(negocio|fatos|sessao|rota|fonte-de-busca)\.ts$/
    expect(codigo.filter((arquivo) => BASE.test(arquivo))).toHaveLength(5)
    const fora = importacoes.filter(
      ({ de, para }) => BASE.test(de) && para.startsWith('apps/api/src/features/'),
    )
    expect(fora).toEqual([])
  })

  it('ESC-07 o OpenTelemetry só se carrega onde alguém o pediu', () => {
    const carregam = (de) => {
      const importa = new RegExp(`^import (?!type )[^']*'[^']*${de}`, 'm')
      return codigo.filter((arquivo) => arquivo.startsWith('apps/api/src/') && importa.test(ler(arquivo)))
    }
    expect(carregam('@opentelemetry/')).toEqual(['apps/api/src/platform/rastros/por-opentelemetry.ts'])
    expect(carregam('por-opentelemetry[.]ts')).toEqual([])
  })

  it('no servidor nenhum módulo guarda o que outro lhe liga: quem segue o quê está no negócio (seguimentos.ts)', () => {
    const guardam = codigo.filter(
      (arquivo) => arquivo.startsWith('apps/api/src/') && /^(?:export )?let /m.test(ler(arquivo)),
    )
    // A table that is read when first asked for.
    expect(guardam).toEqual(['apps/api/src/features/lugares/achar-cidade.ts'])
  })

  it('no navegador: cada andar só conhece os de baixo, cada feature só a si mesma, app e routes juntam', () => {
    const permitido = (de, para) => {
      const [sala, nome] = salaDoNavegador(de)
      const [destino, outro] = salaDoNavegador(para)
      if (sala === 'teste') return true
      if (destino === 'teste') return false
      if (['app', 'routes', 'main.tsx'].includes(sala)) return true
      if (destino === 'features') return sala === 'features' && nome === outro
      return ANDARES_DO_NAVEGADOR[sala]?.includes(destino) ?? false
    }
    const fora = importacoes.filter(
      ({ de, para }) =>
        de.startsWith('apps/web/src/') && para.startsWith('apps/web/src/') && !permitido(de, para),
    )
    expect(fora).toEqual([])
  })

  it.each([
    ['features do servidor', ENTRE_FEATURES_DO_SERVIDOR, featureDoServidor],
    ['substantivos do domínio', ENTRE_SUBSTANTIVOS, substantivoDoDominio],
    ...Object.entries(SALAS_DO_SERVIDOR).map(([feature, salas]) => [
      `salas de ${feature}`,
      salas,
      (arquivo) => salaEm(`apps/api/src/features/${feature}/`, arquivo),
    ]),
    ...Object.entries(SALAS_DO_NAVEGADOR).map(([feature, salas]) => [
      `salas de ${feature}, no navegador`,
      salas,
      (arquivo) => salaEm(`apps/web/src/features/${feature}/`, arquivo),
    ]),
  ])('%s só se usam pelas ligações declaradas, todas usadas e sem voltas', (_quais, ligacoes, lugarDe) => {
    const usadas = importacoes
      .map(({ de, para }) => ({ de, para, origem: lugarDe(de), destino: lugarDe(para) }))
      .filter(({ origem, destino }) => origem && destino && origem !== destino)
    expect(usadas.filter(({ origem, destino }) => !ligacoes[origem]?.includes(destino))).toEqual([])
    const arestas = Object.entries(ligacoes).flatMap(([de, lista]) => lista.map((para) => ({ de, para })))
    const declaradas = arestas.map(({ de, para }) => `${de}→${para}`)
    expect(declaradas.length).toBeGreaterThan(5)
    const emUso = new Set(usadas.map(({ origem, destino }) => `${origem}→${destino}`))
    expect(declaradas.filter((ligacao) => !emUso.has(ligacao))).toEqual([])
    expect(circulos(arestas)).toEqual([])
  })

  it('as palavras que todo substantivo usa, e as que estão na raiz do domínio, não conhecem nenhum deles', () => {
    const daBase = (arquivo) =>
      arquivo.startsWith('packages/dominio/') && substantivoDoDominio(arquivo) === undefined
    expect(codigo.filter(daBase).length).toBeGreaterThan(40)
    const fora = importacoes.filter(({ de, para }) => daBase(de) && substantivoDoDominio(para))
    expect(fora).toEqual([])
  })

  it('numa feature com salas, fora delas só ficam as suas rotas', () => {
    for (const [feature, salas] of Object.entries(SALAS_DO_SERVIDOR)) {
      const fora = codigo.filter(
        (arquivo) =>
          featureDoServidor(arquivo) === feature &&
          !(salaEm(`apps/api/src/features/${feature}/`, arquivo) in salas),
      )
      expect(fora.map((arquivo) => basename(arquivo))).toEqual(['rotas.ts'])
    }
  })

  it('telas e componentes não buscam dados por conta própria: só platform fala com o servidor', () => {
    const porta = /\bfetch\(|XMLHttpRequest|\bchamar\(/
    const falam = codigo.filter((arquivo) => arquivo.startsWith('apps/web/src/') && porta.test(ler(arquivo)))
    expect(falam.length).toBeGreaterThan(2)
    expect(falam.filter((arquivo) => !arquivo.startsWith('apps/web/src/platform/'))).toEqual([])
  })

  it('ninguém importa em círculo, nem só por um tipo', () => {
    expect(circulos(importacoes)).toEqual([])
    expect(circulos([...importacoes, { de: 'b', para: 'a' }, { de: 'a', para: 'b' }])).toEqual(['a ↔ b'])
  })

  it('SQL mora em queries, tabelas, visibilidade, demo e platform/banco', () => {
    const monta = importacoes.filter(
      ({ de, para }) =>
        para === 'drizzle-orm' &&
        /^apps\/api\/src\/features\//.test(de) &&
        !/\/(queries|tabelas|visibilidade)(-[\w-]+)?\.ts$/.test(de),
    )
    expect(monta).toEqual([])
  })
})

describe('nomes de arquivos', () => {
  it('kebab-case, sem acento, e nunca um nome que serve para tudo', () => {
    const ruins = arquivos.filter((arquivo) => {
      const nome = basename(arquivo).replace(/\.(test\.)?tsx?$/, '')
      const rota = arquivo.startsWith('apps/web/src/routes')
      return (
        /^(utils?|helpers?|common|misc|manager|types|index)$/.test(rota ? '' : nome) ||
        (!rota && !/^[a-z0-9-]+(\.config|\.d|\.worker)?$/.test(nome))
      )
    })
    expect(ruins).toEqual([])
  })
})

describe('PAR-01 catálogo de parâmetros', () => {
  it('PAR-01 toda chave do catálogo é lida por código de verdade', () => {
    const ehCatalogo = (arquivo) => /^packages\/dominio\/src\/parametros(\/[^/]+)?\.ts$/.test(arquivo)
    expect(chavesDeParametro.length).toBeGreaterThan(150)
    const leitores = codigo.filter((arquivo) => !ehCatalogo(arquivo) && !ehMostruario(arquivo)).map(ler)
    expect(
      chavesDeParametro.filter(
        (chave) => !leitores.some((texto) => new RegExp(`\\b${chave}\\b`).test(texto)),
      ),
    ).toEqual([])
  })
})

// Waiting for their screen: customer registration, quotes and the product pages. What gets one leaves this list.
const SO_NA_GALERIA = ['CampoDePercentualDaFilial']

describe('GER-22 textos de sempre', () => {
  it('GER-22 cada texto de mensagens.ts está escrito em um lugar só', () => {
    const catalogo = ler('packages/dominio/src/mensagens.ts')
    const textos = [...catalogo.slice(catalogo.indexOf('TEXTOS')).matchAll(/: '([^']{5,})'/g)].map(
      ([, texto]) => texto,
    )
    expect(textos.length).toBeGreaterThan(15)
    const repetidos = codigo
      .filter((arquivo) => arquivo !== 'packages/dominio/src/mensagens.ts')
      .flatMap((arquivo) => {
        const texto = ler(arquivo)
        return textos
          .filter((um) => texto.includes(`'${um}'`) || texto.includes(`>${um}<`))
          .map((um) => `${arquivo}: ${um}`)
      })
    expect(repetidos).toEqual([])
  })
})

describe('galeria de componentes', () => {
  it('o que a galeria mostra está em uma tela de verdade: só na galeria não está pronto', () => {
    const mostrados = codigo.filter((arquivo) => ehGaleria(arquivo)).flatMap(nomesImportados)
    expect(mostrados.length).toBeGreaterThan(30)
    const usos = codigo.filter((arquivo) => !ehMostruario(arquivo)).map((arquivo) => ler(arquivo))
    const semTela = mostrados.filter(
      (nome) => !usos.some((texto) => texto.includes(nome) && nomesUsados(texto).has(nome)),
    )
    expect([...new Set(semTela)].toSorted()).toEqual(SO_NA_GALERIA)
  })
})

/** Components and hooks that a file takes from our own files; what galleries lend each other does not count. */
function nomesImportados(arquivo) {
  const trechos = [...ler(arquivo).matchAll(/import \{([^}]+)\} from '(\.[^']+)'/g)]
  return trechos
    .filter(([, , de]) => !ehGaleria(de))
    .flatMap(([, nomes]) => nomes.split(','))
    .map((nome) => nome.trim())
    .filter((nome) => /^(?:[A-Z][a-z]|use[A-Z])/.test(nome))
}

/** Names that a file takes from another, of a module that comes later too: `<seletor.SeletorDeCliente`. */
function nomesUsados(texto) {
  const trechos = [...texto.matchAll(/import \{([^}]+)\} from '\.[^']+'/g)]
  const tardios = [...texto.matchAll(/<\w+\.([A-Z]\w+)/g)].map(([, nome]) => nome)
  return new Set([...tardios, ...trechos.flatMap(([, nomes]) => nomes.split(',').map((nome) => nome.trim()))])
}

/** Shows or fills, but is not the product: reading a parameter here does not make it work anywhere. */
function ehMostruario(arquivo) {
  return ehGaleria(arquivo) || /\/demo\/|\/teste\//.test(arquivo)
}

function ehGaleria(arquivo) {
  return /galeria[-/]|-da-galeria|\/componentes\.tsx$/.test(arquivo)
}

function listar(pasta) {
  return readdirSync(pasta).flatMap((nome) => {
    const caminho = join(pasta, nome)
    return statSync(caminho).isDirectory() ? listar(caminho) : [caminho]
  })
}

function ler(arquivo) {
  return readFileSync(join(RAIZ, arquivo), 'utf8')
}

/** Relative and workspace specifiers become paths from the root; packages stay as they are. */
function lerImportacoes(de) {
  const especificadores = [...ler(de).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, alvo]) => alvo)
  return especificadores.map((alvo) => {
    if (alvo.startsWith('.')) return { de, para: relative(RAIZ, resolve(RAIZ, dirname(de), alvo)) }
    const parte = Object.keys(PARTES).find((nome) => alvo.startsWith(nome))
    return { de, para: parte ? alvo.replace(parte, PARTES[parte]) : alvo }
  })
}

/** Groups of files each of which reaches the others by its imports: strongly connected components, by Tarjan. */
function circulos(ligacoes) {
  const destinos = Map.groupBy(ligacoes, ({ de }) => de)
  const [ordem, menor, pilha, achados] = [new Map(), new Map(), [], []]
  const visitar = (arquivo) => {
    ordem.set(arquivo, ordem.size)
    menor.set(arquivo, ordem.get(arquivo))
    pilha.push(arquivo)
    for (const { para } of destinos.get(arquivo) ?? []) {
      if (!ordem.has(para)) visitar(para)
      if (pilha.includes(para)) menor.set(arquivo, Math.min(menor.get(arquivo), menor.get(para)))
    }
    if (menor.get(arquivo) !== ordem.get(arquivo)) return
    const grupo = pilha.splice(pilha.indexOf(arquivo))
    if (grupo.length > 1) achados.push(grupo.toSorted().join(' ↔ '))
  }
  for (const arquivo of destinos.keys()) if (!ordem.has(arquivo)) visitar(arquivo)
  return achados.toSorted()
}

function salaDoNavegador(arquivo) {
  return arquivo.replace('apps/web/src/', '').split('/')
}

function featureDoServidor(arquivo) {
  return /^apps\/api\/src\/features\/([^/]+)\//.exec(arquivo)?.[1]
}

/** The folder of a noun; its file at the root, where it has one, is its door (`parametros.ts`). */
function substantivoDoDominio(arquivo) {
  const nome = /^packages\/dominio\/src\/([^/]+)\//.exec(arquivo)?.[1]
  if (arquivo === 'packages/dominio/src/parametros.ts') return 'parametros'
  return nome && !BASE_DO_DOMINIO.includes(nome) ? nome : undefined
}

function salaEm(pasta, arquivo) {
  const [, sala] = arquivo.split(pasta)
  return sala?.includes('/') ? sala.split('/')[0] : undefined
}
