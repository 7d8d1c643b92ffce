import type { Acao } from '@balcao/dominio/permissoes'
import { type TipoDeUsuario, tiposDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { cenarioDeTitulos } from '../../../test/cenario-de-titulos.ts'
import { listarRotas } from '../../rotas.ts'
import { atividade } from '../atividades/tabelas.ts'
import { contato } from '../contatos/tabelas.ts'
import { notaFiscal, notaXml } from '../notas/tabelas.ts'
import { ocorrenciaDeEntrega } from '../rastreio/tabelas.ts'
import { ticket } from '../tickets/nucleo/tabelas.ts'

// Everything here is written out from PER-01, PER-03, PER-07 and PERMISSOES.md, and asks the permissions of the code nothing:
// a gate that opens by mistake in `permissoes.ts` fails here.

/** What each type is answered: of a customer that all the staff sees, and of one that only managers see. */
type Respostas = Record<TipoDeUsuario, readonly [vista: number, fora: number]>

const EQUIPE: Respostas = {
  ADMIN: [200, 200],
  GERENTE: [200, 200],
  SUPERVISOR: [200, 404],
  OPERADOR: [200, 404],
  REPRESENTANTE: [200, 404],
  COLABORADOR: [200, 404],
  CONSUMIDOR_FINAL: [403, 403],
}
/** Collection, and writing: a collaborator reads the rest. */
const SEM_COLABORADOR: Respostas = { ...EQUIPE, COLABORADOR: [403, 403] }
const ATENDENTES: Respostas = { ...SEM_COLABORADOR, REPRESENTANTE: [403, 403] }
/** A report says which of its parameters is wrong. */
const RELATORIO: Respostas = {
  ...EQUIPE,
  SUPERVISOR: [200, 422],
  OPERADOR: [200, 422],
  REPRESENTANTE: [200, 422],
  COLABORADOR: [200, 422],
}

type Rota = {
  secao: string
  /** Which action it is that opens the section. */
  acao: Acao
  rota: string
  busca?: (alvo: Alvo) => Record<string, string | number>
  corpo?: (alvo: Alvo) => object
  respostas: Respostas
  /** What is answered without the action, where that is not 403. */
  recusa?: number
}

const daLeitura = (secao: string, acao: Acao, ...rotas: string[]): Rota[] =>
  rotas.map((rota) => ({ secao, acao, rota: `GET ${rota}`, respostas: EQUIPE }))

const agendas = (secao: string, acao: Acao, tipo: 'A' | 'C', respostas: Respostas): Rota[] =>
  ['/sac/agendas', '/sac/agendas/historico'].map((rota) => ({
    secao,
    acao,
    rota: `GET ${rota}`,
    busca: ({ idCli }) => ({ idCli, tipo }),
    respostas,
  }))

/** The seventeen sections of CLI-01, in their order, and what stands beside them. */
const LEITURAS: Rota[] = [
  ...daLeitura('Dados Cadastrais', 'CLIENTE_DADOS', '/sac/clientes/:idCli', '/sac/enderecos/:idCli'),
  ...daLeitura('Documentos', 'CLIENTE_DOCUMENTOS', '/sac/clientes/:idCli/documentos'),
  ...daLeitura('Limites de Crédito', 'CLIENTE_LIMITES', '/sac/clientes/:idCli/limites'),
  {
    secao: 'Informações Adicionais',
    acao: 'CLIENTE_INFORMACOES',
    rota: 'GET /sac/cliente/informacoes',
    busca: ({ idCli }) => ({ id: idCli }),
    respostas: EQUIPE,
  },
  ...daLeitura(
    'Logística',
    'CLIENTE_LOGISTICA',
    '/sac/clientes/:idCli/logistica',
    '/sac/clientes/:idCli/transportadoras',
  ),
  ...agendas('Agendas', 'CLIENTE_AGENDAS', 'A', EQUIPE),
  ...agendas('Agendas de Cobrança', 'CLIENTE_AGENDAS_COBRANCA', 'C', SEM_COLABORADOR),
  ...daLeitura(
    'Orçamentos',
    'CLIENTE_ORCAMENTOS',
    '/sac/clientes/:idCli/orcamentos',
    '/sac/clientes/:idCli/ultimos-pedidos-produto-cotados/:idProd',
  ),
  ...daLeitura('Orçamentos', 'ORCAMENTO_VER', '/orcamentos/:idOrcamento'),
  ...daLeitura(
    'Pedidos',
    'CLIENTE_PEDIDOS',
    '/sac/clientes/:idCli/pedidos',
    '/sac/clientes/:idCli/ultimos-pedidos-produto/:idProd',
  ),
  ...daLeitura('Pedidos', 'PEDIDO_VER', '/pedidos/:idPedido'),
  ...daLeitura(
    'Boletos',
    'CLIENTE_BOLETOS',
    '/sac/clientes/:idCli/boletos-paginate',
    '/sac/boletos/:idTitulo/download',
  ),
  ...daLeitura(
    'Notas Fiscais',
    'CLIENTE_NOTAS',
    '/sac/clientes/:idCli/notas-fiscais-paginate',
    '/sac/notasfiscais/:idNota',
    '/sac/notasfiscais/:idNota/download/xml',
    '/sac/notasfiscais/:idNota/download/pdf',
    '/sac/transporte/rastreio/:tipo/:codigo',
  ),
  ...daLeitura(
    'Tickets SAC',
    'CLIENTE_TICKETS',
    '/sac/clientes/:idCli/tickets',
    '/sac/clientes/:idCli/solicitacoes-atendimento',
  ),
  ...daLeitura('Representantes', 'CLIENTE_REPRESENTANTES', '/sac/clientes/:idCli/supervisores'),
  ...daLeitura('Vendedores', 'CLIENTE_VENDEDORES', '/sac/clientes/:idCli/operadores'),
  ...daLeitura('Contatos', 'CLIENTE_CONTATOS', '/sac/contatos/:idCli/contatos'),
  ...daLeitura('Contatos', 'CLIENTE_CONTATOS', '/sac/correio/destinatarios/:idCli'),
  ...daLeitura('Telefones', 'CLIENTE_TELEFONES', '/sac/contatos/:idCli/telefones'),
  ...daLeitura('E-mails', 'CLIENTE_EMAILS', '/sac/contatos/:idCli/emails'),
  ...daLeitura('Histórico de Atendimento', 'CLIENTE_HISTORICO', '/sac/atendimentos/:idCli'),
  {
    secao: 'Consultas',
    acao: 'CLIENTE_CONSULTAS',
    rota: 'POST /sac/relatorios/:idRelatorio',
    corpo: ({ idCli }) => ({ CLIENTE_ID: idCli, PERIODO: '2026-01-01..2026-02-01' }),
    respostas: RELATORIO,
    // A report that is not for the session does not exist.
    recusa: 404,
  },
  ...daLeitura(
    'Registro de atividades',
    'CLIENTE_ATIVIDADES',
    '/sac/clientes/:idCli/registro-atividade',
    '/sac/clientes/:idCli/atividades',
  ),
  ...daLeitura('Primeira vista', 'CLIENTE_LISTAR', '/sac/clientes/:idCli/visao-geral'),
]

const escrita = (
  secao: string,
  acao: Acao,
  respostas: Respostas,
  rota: string,
  partes: Pick<Rota, 'busca' | 'corpo'>,
): Rota => ({ secao, acao, respostas, rota, ...partes })

const peloEndereco = { busca: ({ idCli }: Alvo) => ({ idCli }) }
const umContato = ({ idTipo }: Alvo) => ({ contato: 'Ana Prado', tipocontato: idTipo })
const umaInformacao = ({ idCli, dimensao, idValor }: Alvo) => ({
  dimensao,
  dimensao_id: idValor,
  cliente_id: idCli,
  observacao: 'Compra no verão.',
})

const ESCRITAS: Rota[] = [
  escrita('Contatos', 'CLIENTE_CONTATOS_CADASTRA', SEM_COLABORADOR, 'POST /sac/contatos/:idCli/contatos', {
    corpo: umContato,
  }),
  escrita(
    'Contatos',
    'CLIENTE_CONTATOS_CADASTRA',
    SEM_COLABORADOR,
    'PUT /sac/contatos/:idCli/contatos/:idContato',
    { corpo: umContato },
  ),
  escrita('Telefones', 'CLIENTE_EDITAR', SEM_COLABORADOR, 'PUT /sac/clientes/editar-telefone', {
    ...peloEndereco,
    corpo: ({ idTelefone }) => ({ id: idTelefone, valoranterior: '6733221100', valor: '6733221100' }),
  }),
  escrita('E-mails', 'CLIENTE_EDITAR', SEM_COLABORADOR, 'PUT /sac/clientes/editar-email', {
    ...peloEndereco,
    corpo: ({ idEmail, email }) => ({ id: idEmail, valoranterior: email, valor: email }),
  }),
  escrita('Dados Cadastrais', 'CLIENTE_EDITAR', SEM_COLABORADOR, 'PUT /sac/clientes/atualizar-atividade', {
    ...peloEndereco,
    corpo: ({ idCli, atividade, idAtividade }) => ({
      id: idCli,
      valoranterior: atividade,
      valor: idAtividade,
    }),
  }),
  escrita('Dados Cadastrais', 'CLIENTE_CLASSIFICAR', ATENDENTES, 'PUT /sac/clientes/classificacao', {
    ...peloEndereco,
    corpo: ({ idClassificacao }) => ({ classificacao: idClassificacao }),
  }),
  escrita('Dados Cadastrais', 'CLIENTE_CLASSIFICAR', ATENDENTES, 'DELETE /sac/clientes/classificacao', {
    ...peloEndereco,
  }),
  escrita(
    'Informações Adicionais',
    'CLIENTE_INFORMACOES_EDITAR',
    SEM_COLABORADOR,
    'POST /sac/cliente/informacoes',
    { corpo: umaInformacao },
  ),
  escrita('Histórico de Atendimento', 'CLIENTE_ATENDER', SEM_COLABORADOR, 'POST /sac/atendimentos', {
    corpo: ({ idCli, idMotivo }) => ({ cliente_id: idCli, motivo_id: idMotivo, descricao: 'Ligou.' }),
  }),
]

/** Of no customer in particular, or where whose it is counts besides (CLI-05), or with a file (CAD-12): their own tests say so. */
const FORA_DA_TABELA = [
  'GET /sac/clientes',
  'GET /sac/clientes/lista',
  'GET /sac/clientes/lista/exportar',
  'GET /sac/clientes/regioes',
  'GET /sac/visoes/clientes',
  'POST /sac/visoes/clientes',
  'DELETE /sac/visoes/clientes/:',
  'GET /sac/dimensoes/cliente',
  'GET /sac/cliente/dimensoes/:',
  'GET /sac/contatos/tipos',
  'GET /sac/motivos-atendimento',
  'POST /sac/discar',
  'PUT /sac/cliente/informacoes',
  'DELETE /sac/cliente/informacoes',
  'POST /sac/consulta-receita/cnpj/:',
  'GET /sac/clientes/consulta/:',
  'GET /sac/pre-cadastro/validar',
  'POST /sac/pre-cadastro',
  'GET /sac/pre-cadastro',
  'GET /sac/campos-adicionais',
  'POST /sac/clientes/cadastro',
  'GET /sac/clientes/parecidos',
  'POST /sac/clientes/:/documentos',
  'GET /sac/clientes/:/documentos/:/arquivo',
  'DELETE /sac/clientes/:/documentos/:',
]

type Alvo = {
  idCli: number
  idProd: number
  idOrcamento: number
  idPedido: number
  idTitulo: number
  idNota: number
  numNf: number
  tipo: string
  codigo: string
  idContato: number
  idTelefone: number
  idEmail: number
  email: string
} & Escolhas
type Escolhas = {
  idRelatorio: number
  idTipo: number
  atividade: string
  idAtividade: number
  idClassificacao: number
  idMotivo: number
  dimensao: string
  idValor: number
}

describe('PER-03 cada seção da ficha, por tipo de conta', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  let vista: Alvo
  let fora: Alvo
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
    const escolhas = await escolher()
    const { atividade } = escolhas
    const chamado = (fantasia: string) => ({
      campos: { fantasia, razaoSocial: `${fantasia} Ltda`, atividade },
    })
    vista = { ...(await preencher({ doRepresentante: true, ...chamado('Quimbaya Vista') })), ...escolhas }
    fora = { ...(await preencher({ filial: null, ...chamado('Quimbaya Fora') })), ...escolhas }
  })
  afterAll(() => teste.fechar())

  async function escolher(): Promise<Escolhas> {
    type Opcao = { id: number; desc: string; atividade: string; dimensao: string }
    const opcoes = async (url: string) => {
      const { itens } = JSON.parse((await pedir('GET', url, 'ADMIN')).body) as { itens: Opcao[] }
      return itens
    }
    const primeira = async (url: string) => (await opcoes(url))[0] ?? { id: 0, atividade: '', dimensao: '' }
    const dimensao = await primeira('/sac/dimensoes/cliente')
    const deAtividade = await primeira('/sac/consultas/lista-atividades')
    return {
      idRelatorio: await cenarioDeRelatorios(teste).idDe('CLIENTE_COMPRAS'),
      idTipo: (await primeira('/sac/contatos/tipos')).id,
      atividade: deAtividade.atividade,
      idAtividade: deAtividade.id,
      idClassificacao: (await primeira('/sac/consultas/lista-classificacoes')).id,
      idMotivo: (await primeira('/sac/motivos-atendimento')).id,
      dimensao: dimensao.dimensao,
      idValor: (await primeira(`/sac/cliente/dimensoes/${dimensao.id}`)).id,
    }
  }

  /** A customer with one of each, none of it by whoever asks for it. */
  async function preencher(quem: Parameters<typeof cenario.criar>[0]): Promise<Omit<Alvo, keyof Escolhas>> {
    const { banco } = teste.negocio()
    const dono = await cenario.criar(quem)
    const doDono = { clienteId: dono.id, filialId: dono.filialId }
    const deOutro = { ...doDono, colaboradorId: await cenario.idDaConta('ADMIN') }
    const { nota, itens } = await cenario.criarNota(dono.id, dono.filialId, 1)
    const codigo = `CEN-${dono.id}`
    await banco
      .update(notaFiscal)
      .set({ rastreioTipo: 'PROPRIO', rastreioCodigo: codigo })
      .where(eq(notaFiscal.id, nota.id))
    await banco
      .insert(ocorrenciaDeEntrega)
      .values({ codigoRastreio: codigo, codigo: '1', ocorridaEm: teste.agora(), descricao: 'Saiu' })
    const [impressa] = await banco.select({ xml: notaXml.xml }).from(notaXml).limit(1)
    if (!impressa) throw new Error('a demonstração não tem o XML de nenhuma nota')
    await banco.insert(notaXml).values({ notaId: nota.id, xml: impressa.xml })
    const [umaPessoa] = await banco
      .insert(contato)
      .values({ clienteId: dono.id, nome: 'Ana Prado', tipoId: (await tipoDeContato()) ?? 0 })
      .returning()
    return {
      idCli: dono.id,
      idProd: itens[0]?.produtoId ?? 0,
      idOrcamento: await cenario.orcamento(dono, deOutro),
      idPedido: (await cenario.incluir({ campos: deOutro })).id,
      idTitulo: (await cenarioDeTitulos(teste).incluir(doDono)).id,
      idNota: nota.id,
      numNf: nota.numero,
      tipo: 'PROPRIO',
      codigo,
      idContato: umaPessoa?.id ?? 0,
      idTelefone: dono.telefoneId,
      idEmail: dono.emailId,
      email: dono.email,
    }
  }

  async function tipoDeContato() {
    const { itens } = JSON.parse((await pedir('GET', '/sac/contatos/tipos', 'ADMIN')).body)
    return itens[0]?.id as number | undefined
  }

  let vez = 0
  async function pedir(metodo: string, url: string, tipo: TipoDeUsuario | null, corpo?: object) {
    vez++
    return teste.app.inject({
      method: metodo as 'GET',
      url: `/api/aurora${url}`,
      headers: tipo ? { authorization: `Bearer ${await teste.tokenDe(tipo)}` } : {},
      ...(corpo && { payload: corpo }),
      // Another address each time: the limit of requests would answer in the route's place.
      remoteAddress: `10.0.${vez >> 8}.${vez & 255}`,
    })
  }

  async function chamar({ rota, busca, corpo }: Rota, alvo: Alvo, tipo: TipoDeUsuario | null) {
    const [metodo = '', modelo = ''] = rota.split(' ')
    const caminho = modelo.replace(/:(\w+)/g, (_, nome) => String(alvo[nome as keyof Alvo]))
    const query = new URLSearchParams(
      Object.entries(busca?.(alvo) ?? {}).map(([chave, valor]): [string, string] => [chave, String(valor)]),
    )
    return (await pedir(metodo, `${caminho}?${query}`, tipo, corpo?.(alvo))).statusCode
  }

  const TODAS = [...LEITURAS, ...ESCRITAS]

  it('PER-01 a tabela tem todos os tipos de conta e todas as chamadas de um cliente', () => {
    expect(Object.keys(EQUIPE)).toEqual(tiposDeUsuario)
    const semNomes = (rota: string) => rota.replace(/:\w+/g, ':')
    const existentes = listarRotas(() => '')
      .filter(({ contrato }) => /^CLIENTE_/.test(contrato.acao ?? ''))
      .map(({ contrato: { metodo, caminho } }) => semNomes(`${metodo} ${caminho}`))
    const naTabela = new Set([...TODAS.map(({ rota }) => semNomes(rota)), ...FORA_DA_TABELA])
    expect(existentes.length).toBeGreaterThan(20)
    expect(existentes.filter((rota) => !naTabela.has(rota))).toEqual([])
  })

  it.each(TODAS)(
    'PER-03 PER-01 $secao, $rota: cada conta tem a sua resposta; sem sessão, 401',
    async (rota) => {
      const respondidas: Partial<Record<TipoDeUsuario, number[]>> = {}
      for (const tipo of tiposDeUsuario)
        respondidas[tipo] = [await chamar(rota, vista, tipo), await chamar(rota, fora, tipo)]
      expect(respondidas).toEqual(rota.respostas)
      expect([await chamar(rota, vista, null), await chamar(rota, fora, null)]).toEqual([401, 401])
    },
  )

  const ACOES = [...new Set(TODAS.map(({ acao }) => acao))]

  it.each(ACOES)('PER-03 sem %s a seção se fecha, em qualquer tipo de conta da equipe', async (acao) => {
    const suas = TODAS.filter((rota) => rota.acao === acao)
    for (const tipo of tiposDeUsuario.filter((um) => um !== 'CONSUMIDOR_FINAL')) {
      const recusas = await cenario.semAcao(tipo, [acao], () =>
        Promise.all(suas.map((rota) => chamar(rota, vista, tipo))),
      )
      expect([tipo, recusas]).toEqual([
        tipo,
        suas.map(({ respostas, recusa = 403 }) => (respostas[tipo][0] === 200 ? recusa : 403)),
      ])
    }
  })

  describe('registro de atividades', () => {
    /** Of a customer with one of each kind, what each type reads: PER-07 for agendas, the sector for tickets (TIC-05). */
    const LIDAS: Record<TipoDeUsuario, string> = {
      ADMIN: 'pedido orçamento venda-deles cobrança-deles venda-dela cobrança-dela ticket avulso',
      GERENTE: 'pedido orçamento venda-deles cobrança-deles venda-dela cobrança-dela ticket avulso',
      SUPERVISOR: 'pedido orçamento venda-deles cobrança-deles venda-dela cobrança-dela ticket avulso',
      OPERADOR: 'pedido orçamento venda-dela cobrança-dela ticket avulso',
      REPRESENTANTE: 'pedido orçamento venda-dela cobrança-dela ticket avulso',
      // No collection, not even one's own; no ticket of a sector that is not one's own.
      COLABORADOR: 'pedido orçamento venda-dela avulso',
      CONSUMIDOR_FINAL: '',
    }

    const EQUIPE_QUE_ATENDE = ['ADMIN', 'GERENTE', 'SUPERVISOR', 'OPERADOR', 'COLABORADOR'] as const

    async function comUmaDeCada(tipo: TipoDeUsuario) {
      const { banco } = teste.negocio()
      const dono = await cenario.criar({ doRepresentante: true })
      const deles = tipo === 'ADMIN' ? 'GERENTE' : 'ADMIN'
      const { id: ticketId } = await cenario.abrir({ tipo: 'ELOGIO', criador: 'OPERADOR' })
      await banco.update(ticket).set({ clienteId: dono.id }).where(eq(ticket.id, ticketId))
      const pedido = await cenario.incluir({ campos: { clienteId: dono.id, filialId: dono.filialId } })
      const uma = (
        tipo: typeof atividade.$inferInsert.tipo,
        historico: string,
        referenciaId: number | null,
      ) => ({ tipo, historico, referenciaId })
      const atividades = [
        uma('PEDIDO', 'pedido', pedido.id),
        uma('ORCAMENTO', 'orçamento', await cenario.orcamento(dono)),
        uma('AGENDA', 'venda-deles', await cenario.agenda(dono, deles)),
        uma('AGENDA', 'cobrança-deles', await cenario.agenda(dono, deles, { tipo: 'C' })),
        uma('AGENDA', 'venda-dela', await cenario.agenda(dono, tipo)),
        uma('AGENDA', 'cobrança-dela', await cenario.agenda(dono, tipo, { tipo: 'C' })),
        uma('TICKET', 'ticket', ticketId),
        uma('ATENDIMENTO_AVULSO', 'avulso', null),
      ]
      await banco
        .insert(atividade)
        .values(atividades.map((cada) => ({ ...cada, clienteId: dono.id, criadaEm: teste.agora() })))
      return { idCli: dono.id, ticketId }
    }
    async function lidas(url: string, tipo: TipoDeUsuario) {
      const { statusCode, body } = await pedir('GET', `${url}?take=50`, tipo)
      const { itens = [] } = JSON.parse(body) as { itens?: { historico: string }[] }
      return [
        statusCode,
        itens
          .map(({ historico }) => historico)
          .toReversed()
          .join(' '),
      ]
    }

    it.each(tiposDeUsuario)('CLI-02 PER-03 %s só lê o que é das seções que vê', async (tipo) => {
      const { idCli } = await comUmaDeCada(tipo)
      const esperado = [tipo === 'CONSUMIDOR_FINAL' ? 403 : 200, LIDAS[tipo]]
      expect(await lidas(`/sac/clientes/${idCli}/registro-atividade`, tipo)).toEqual(esperado)
    })

    it.each(EQUIPE_QUE_ATENDE)(
      'TIC-05 PER-03 PER-07 %s não lê mais que isso por um ticket do cliente',
      async (tipo) => {
        const { ticketId } = await comUmaDeCada(tipo)
        const operadorId = await cenario.idDaConta(tipo)
        await teste.negocio().banco.update(ticket).set({ operadorId }).where(eq(ticket.id, ticketId))
        const [status, vistas] = await lidas(`/sac/tickets/${ticketId}/atividades`, tipo)
        // The ticket is now with whoever asks.
        const comOTicket = LIDAS[tipo].replace(/( ticket)? avulso/, ' ticket avulso')
        expect([status, vistas]).toEqual([200, comOTicket])
      },
    )

    it('TIC-05 PER-03 nem quem perdeu uma seção a lê por um ticket', async () => {
      const { ticketId } = await comUmaDeCada('SUPERVISOR')
      const semPedidos = await cenario.semAcao('SUPERVISOR', ['CLIENTE_PEDIDOS', 'CLIENTE_AGENDAS'], () =>
        lidas(`/sac/tickets/${ticketId}/atividades`, 'SUPERVISOR'),
      )
      expect(semPedidos).toEqual([200, 'orçamento cobrança-deles cobrança-dela ticket avulso'])
    })
  })

  describe('busca', () => {
    const NOS_GRUPOS = {
      clientes: 'CLIENTE_PESQUISAR',
      pedidos: 'PEDIDO_VER',
      orcamentos: 'ORCAMENTO_VER',
      notas: 'CLIENTE_NOTAS',
    } as const satisfies Record<string, Acao>

    /** In which groups each of the two customers is found: by name and, what is found by its number alone, by that. */
    async function achados(tipo: TipoDeUsuario) {
      const vindos: Record<string, string[]> = {}
      for (const q of ['quimbaya', vista.numNf, fora.numNf]) {
        const { body } = await pedir('GET', `/sac/busca?q=${q}`, tipo)
        const { grupos } = JSON.parse(body) as { grupos: { tipo: string; itens: unknown[] }[] }
        for (const grupo of grupos) {
          const nomes = JSON.stringify(grupo.itens).match(/Quimbaya \w+/g)
          if (nomes) vindos[grupo.tipo] = [...new Set([...(vindos[grupo.tipo] ?? []), ...nomes])].toSorted()
        }
      }
      return vindos
    }

    it.each(tiposDeUsuario)('GER-12 PER-03 %s acha o que vê, e nada do cliente que não vê', async (tipo) => {
      const veTudo = tipo === 'ADMIN' || tipo === 'GERENTE'
      const nomes = veTudo ? ['Quimbaya Fora', 'Quimbaya Vista'] : ['Quimbaya Vista']
      const grupos = Object.keys(NOS_GRUPOS).map((grupo) => [grupo, nomes])
      expect(await achados(tipo)).toEqual(tipo === 'CONSUMIDOR_FINAL' ? {} : Object.fromEntries(grupos))
    })

    it.each(Object.entries(NOS_GRUPOS))('GER-12 PER-03 o grupo %s não vem sem %s', async (grupo, acao) => {
      for (const tipo of tiposDeUsuario.filter((um) => um !== 'CONSUMIDOR_FINAL')) {
        const vindos = await cenario.semAcao(tipo, [acao], () => achados(tipo))
        expect([tipo, Object.keys(vindos)]).toEqual([
          tipo,
          Object.keys(NOS_GRUPOS).filter((um) => um !== grupo),
        ])
      }
    })
  })
})
