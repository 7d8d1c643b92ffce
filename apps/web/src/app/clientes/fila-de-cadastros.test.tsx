import type { PedidoDeCadastro } from '@balcao/dominio/cadastros/campos'
import { decidirCadastro, obterCadastro } from '@balcao/dominio/cadastros/contratos'
import { listarCadastros, listarSolicitantes } from '@balcao/dominio/cadastros/fila'
import type { FormularioDoCadastro } from '@balcao/dominio/cadastros/formulario'
import { listarClientes } from '@balcao/dominio/clientes/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const PEDIDO: PedidoDeCadastro = {
  id: 12,
  idCli: 42,
  documento: '11222333000181',
  razSoc: 'Pães São João Ltda',
  fant: 'Padaria São João',
  cid: 'Campinas',
  uf: 'SP',
  simulacao: false,
  completa: true,
  situacao: 'PENDENTE',
  solicitante: { id: 9, nome: 'Rui Carlos Barbosa' },
  solicitadoEm: '2020-01-10T15:00:00Z',
  decisor: null,
  decididoEm: null,
  motivo: null,
  versao: 3,
}

const endereco = {
  cep: '13010000',
  logradouro: 'Rua das Flores',
  numero: '10',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Campinas',
  ibge: '3509502',
  uf: 'SP',
}
const FORMULARIO: FormularioDoCadastro = {
  documento: '11222333000181',
  empresa: {
    razaoSocial: 'Pães São João Ltda',
    nomeFantasia: 'Padaria São João',
    inscricao: '',
    inscricaoMunicipal: '',
    isento: true,
    filialId: 2,
    atividade: 1,
    comoConheceu: null,
    tabelaPreco: 5,
    contribuinte: '1',
    cnae: '4721-1/02',
    cnaes_secundario: [],
    segmento: '',
    dataNascimento: '',
    suframa: '',
    consumidorFinal: false,
    regimeEspecial: true,
    simulacao: false,
  },
  contatos: {
    nomeSocio: 'João',
    nomeContato: 'Maria',
    telefone1: '1932345678',
    celular1: '19987654321',
    celular2: '',
    whatsApp: true,
    email: 'maria@sao-joao.test',
    emailNFe: 'nfe@sao-joao.test',
    emailBoleto: '',
    observacoes: 'Recebe de manhã',
  },
  referenciasComerciais: [{ nome: 'Moinho Sul', telefone: '1133334444', cidade: 'Jundiaí', uf: 'SP' }],
  dadosBancarios: [{ codigoBanco: '001', agencia: '1234', conta: '56789', contato: 'Zé' }],
  enderecoCobranca: endereco,
  enderecoEntrega: { ...endereco, logradouro: 'Rua dos Fundos' },
  camposAdicionais: [{ id: 1, valor: 'S' }],
  tiposDosAnexos: ['REGIME_ESPECIAL'],
  camposDaConsulta: ['empresa.razaoSocial'],
}

type Cadastro = RespostaDe<typeof obterCadastro>
const cadastroDe = (outros: Partial<Cadastro> = {}): Cadastro => ({
  ...PEDIDO,
  formulario: FORMULARIO,
  nomes: {
    filial: 'Filial Campinas',
    atividade: 'Padaria',
    comoConheceu: null,
    tabelaPreco: '5 – Varejo',
    bancos: ['001 – Banco do Brasil'],
    campos: [{ rotulo: 'Tem câmara fria', valor: 'Sim' }],
  },
  avisos: {},
  parecidos: [],
  impedimento: null,
  ...outros,
})

let consultas: URLSearchParams[] = []
let decididos: unknown[] = []
let cadastro: Cadastro
beforeEach(() => {
  localStorage.clear()
  consultas = []
  decididos = []
  cadastro = cadastroDe()
  servidor.use(
    responder(listarCadastros, ({ url }) => {
      consultas.push(new URL(url).searchParams)
      return { itens: [PEDIDO], paginator: montarPaginator(1, 20, 1) }
    }),
    responder(listarSolicitantes, { itens: [{ id: 9, nome: 'Rui Carlos Barbosa' }] }),
    responder(obterCadastro, () => cadastro),
    responder(decidirCadastro, async (request) => {
      decididos.push(await request.json())
      return PEDIDO
    }),
  )
})

function abrir(caminho: string, tipo: TipoDeUsuario = 'ADMIN') {
  servidor.use(...respostasDoPortal(cargaDe(tipo)))
  return abrirPortal(caminho)
}
const ficha = async () => within(await screen.findByRole('dialog', { name: 'Cadastro de cliente' }))
const linha = () => screen.findByRole('row', { name: /Padaria São João/ })

describe('cadastros pedidos', () => {
  it('CAD-01 a linha diz de quem é, quem pediu, o que é e como está', async () => {
    abrir('/clientes/cadastros')
    expect(await linha()).toHaveTextContent(
      /11\.222\.333\/0001-81 · Campinas\/SP.*Aguardando aprovação.*Completa prospect.*Rui Barbosa.*10\/01\/2020/,
    )
    expect(consultas[0]?.getAll('situacao[]')).toEqual(['PENDENTE'])
  })

  it('CAD-01 todas as situações são pedidas por quem as quer', async () => {
    const { usuario, roteador } = abrir('/clientes/cadastros')
    await linha()
    await escolher(usuario, 'Situação', 'Todas')
    await waitFor(() => expect(roteador.state.location.search).toEqual({ situacao: 'TODAS' }))
    await waitFor(() => expect(consultas.at(-1)?.has('situacao[]')).toBe(false))
  })

  it('CAD-01 filtra-se por quem pediu', async () => {
    const { usuario, roteador } = abrir('/clientes/cadastros')
    await linha()
    await escolher(usuario, 'Pedido por', 'Rui Carlos Barbosa')
    await waitFor(() => expect(roteador.state.location.search).toEqual({ solicitante: '9' }))
    await waitFor(() => expect(consultas.at(-1)?.getAll('solicitante[]')).toEqual(['9']))
    expect(await screen.findByRole('button', { name: /Pedido por.*Rui Carlos Barbosa/ })).toBeVisible()
  })

  it('CAD-01 da lista de clientes vai-se aos cadastros, com quantos esperam', async () => {
    servidor.use(responder(listarClientes, { itens: [], paginator: montarPaginator(1, 20, 0) }))
    const { usuario, roteador } = abrir('/clientes')
    await usuario.click(await screen.findByRole('link', { name: /^Cadastros.*1 aguardando aprovação$/ }))
    await waitFor(() => expect(roteador.state.location.pathname).toBe('/clientes/cadastros'))
  })

  it('PER-01 o caminho é de quem os vê', async () => {
    servidor.use(responder(listarClientes, { itens: [], paginator: montarPaginator(1, 20, 0) }))
    abrir('/clientes', 'COLABORADOR')
    await screen.findByRole('heading', { name: /Clientes/, level: 1 })
    expect(screen.queryByRole('link', { name: /^Cadastros/ })).not.toBeInTheDocument()
  })
})

describe('um cadastro', () => {
  it('CAD-04 o link do aviso abre tudo o que foi preenchido, com o que veio da consulta', async () => {
    abrir('/clientes/cadastros?item=12')
    const dados = await ficha()
    const empresa = within(await dados.findByRole('region', { name: 'Dados da Empresa' }))
    expect(empresa.getByText('Razão social').nextElementSibling).toHaveTextContent(/consulta/)
    expect(empresa.getByText('Nome fantasia').nextElementSibling).not.toHaveTextContent(/consulta/)
    for (const texto of ['ISENTO', 'Filial Campinas', '5 – Varejo', '4721-1/02'])
      expect(empresa.getByText(texto)).toBeVisible()
    const contatos = within(dados.getByRole('region', { name: 'Contatos' }))
    for (const texto of ['(19) 98765-4321 (WhatsApp)', 'Moinho Sul', '001 – Banco do Brasil'])
      expect(contatos.getByText(texto)).toBeVisible()
    expect(dados.getByText('Rua dos Fundos')).toBeVisible()
    expect(dados.getByText('Tem câmara fria')).toBeVisible()
    expect(dados.getByRole('link', { name: 'documentos do cliente' })).toHaveAttribute(
      'href',
      '/clientes/42?secao=dados',
    )
  })

  it('CAD-01 aprovar leva a versão que se viu, fecha e a lista acompanha', async () => {
    const { usuario, roteador } = abrir('/clientes/cadastros')
    await usuario.click(within(await linha()).getByRole('button', { name: /Padaria/ }))
    await usuario.click(await (await ficha()).findByRole('button', { name: 'Aprovar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Aprovar cadastro' }))
    const pedidas = consultas.length
    await usuario.click(janela.getByRole('button', { name: 'Aprovar cadastro' }))
    expect(await screen.findByText('Cadastro aprovado.')).toBeVisible()
    expect(decididos).toEqual([{ aprova: true, motivo: '', versao: 3 }])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(roteador.state.location.search).toEqual({})
    await waitFor(() => expect(consultas.length).toBeGreaterThan(pedidas))
  })

  it('CAD-01 recusar exige o motivo, que volta numa outra visita', async () => {
    const { usuario, unmount } = abrir('/clientes/cadastros?item=12')
    await usuario.click(await (await ficha()).findByRole('button', { name: 'Recusar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Recusar cadastro' }))
    await usuario.click(janela.getByRole('button', { name: 'Recusar cadastro' }))
    expect(await janela.findByText('Obrigatório informar o motivo.')).toBeVisible()
    await usuario.type(janela.getByRole('textbox', { name: /Motivo/ }), 'Falta o contrato')
    unmount()
    const outra = abrir('/clientes/cadastros?item=12')
    await outra.usuario.click(await (await ficha()).findByRole('button', { name: 'Recusar' }))
    const denovo = within(await screen.findByRole('dialog', { name: 'Recusar cadastro' }))
    await outra.usuario.click(await denovo.findByRole('button', { name: 'Recuperar' }))
    await outra.usuario.click(denovo.getByRole('button', { name: 'Recusar cadastro' }))
    expect(await screen.findByText('Cadastro recusado.')).toBeVisible()
    expect(decididos).toEqual([{ aprova: false, motivo: 'Falta o contrato', versao: 3 }])
  })

  it('PER-05 quem foi mais rápido é dito, e o motivo fica', async () => {
    servidor.use(
      responder(decidirCadastro, async (request) => {
        const corpo = (await request.json()) as { versao: number }
        decididos.push(corpo)
        if (corpo.versao === 4) return PEDIDO
        return recusar(409, { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Mudou.', mudancas: [] })
      }),
    )
    const { usuario } = abrir('/clientes/cadastros?item=12')
    await usuario.click(await (await ficha()).findByRole('button', { name: 'Recusar' }))
    const janela = within(await screen.findByRole('dialog', { name: 'Recusar cadastro' }))
    await usuario.type(janela.getByRole('textbox', { name: /Motivo/ }), 'Falta o contrato')
    await usuario.click(janela.getByRole('button', { name: 'Recusar cadastro' }))
    expect(await janela.findByText('Este cadastro mudou enquanto você decidia')).toBeVisible()
    cadastro = cadastroDe({ versao: 4 })
    await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(janela.queryByText(/mudou enquanto/)).not.toBeInTheDocument())
    await usuario.click(janela.getByRole('button', { name: 'Recusar cadastro' }))
    expect(await screen.findByText('Cadastro recusado.')).toBeVisible()
    expect(decididos.at(-1)).toEqual({ aprova: false, motivo: 'Falta o contrato', versao: 4 })
  })

  it('PER-01 quem não pode decidir sobre ele lê por quê, sem os botões', async () => {
    const impedimento = 'Quem pediu o cadastro não pode decidir sobre ele.'
    cadastro = cadastroDe({ impedimento })
    abrir('/clientes/cadastros?item=12')
    const dados = await ficha()
    expect(await dados.findByText(impedimento)).toBeVisible()
    expect(dados.queryByRole('button', { name: /Aprovar|Recusar/ })).not.toBeInTheDocument()
  })

  it('CAD-01 um já recusado diz quem, quando e por quê', async () => {
    cadastro = cadastroDe({
      situacao: 'RECUSADO',
      decisor: 'Ana Ribeiro',
      decididoEm: '2020-01-12T15:00:00Z',
      motivo: 'Falta o contrato',
      impedimento: 'Este cadastro já foi decidido.',
    })
    abrir('/clientes/cadastros?item=12')
    const dados = await ficha()
    expect(await dados.findByText(/12\/01\/2020.*por Ana Ribeiro/)).toBeVisible()
    expect(dados.getByText('Falta o contrato')).toBeVisible()
    expect(dados.queryByText('Este cadastro já foi decidido.')).not.toBeInTheDocument()
  })
})
