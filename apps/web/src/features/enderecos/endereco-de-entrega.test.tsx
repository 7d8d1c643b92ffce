import {
  consultarCep,
  criarEnderecoDeEntrega,
  type EnderecoDeEntrega as Endereco,
  excluirEnderecoDeEntrega,
  listarEnderecosDeEntrega,
  selecionarEnderecoDeEntrega,
} from '@balcao/dominio/enderecos/contratos'
import { listarCidades } from '@balcao/dominio/lugares/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { abrirNaSessao } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { EnderecoDeEntrega } from './endereco-de-entrega.tsx'

const servidor = usarServidor()

const enderecoDe = (id: number, outros: Partial<Endereco> = {}): Endereco => ({
  id,
  cep: '13010000',
  rua: id === 1 ? 'Rua das Flores' : 'Avenida São José',
  numero: String(id * 10),
  complemento: null,
  bairro: 'Centro',
  cidade: id === 1 ? 'Campinas' : 'Jundiaí',
  estado: 'SP',
  ibge: '3509502',
  obs: null,
  selecionado: id === 1,
  versao: 3,
  ...outros,
})

const DO_CEP = {
  cep: '13010-000',
  logradouro: 'Rua Barão de Jaguara',
  complemento: '',
  bairro: 'Centro',
  localidade: 'Campinas',
  uf: 'SP',
  ibge: '3509502',
  fonte: 'LOCAL',
}
const SEM_CEP = { ...DO_CEP, logradouro: '', bairro: '', localidade: '', uf: '', ibge: '', fonte: null }

let enviados: unknown[] = []
let enderecos: Endereco[] = []
beforeEach(() => {
  localStorage.clear()
  enviados = []
  enderecos = [enderecoDe(1), enderecoDe(2)]
  const guardar =
    <T,>(resposta: () => T) =>
    async (request: Request) => {
      enviados.push([request.method, await request.json()])
      return resposta()
    }
  servidor.use(
    responder(listarEnderecosDeEntrega, () => ({ itens: enderecos })),
    responder(
      selecionarEnderecoDeEntrega,
      guardar(() => ({ itens: enderecos })),
    ),
    responder(
      excluirEnderecoDeEntrega,
      guardar(() => ({ itens: [] })),
    ),
    responder(
      criarEnderecoDeEntrega,
      guardar(() => {
        enderecos = [...enderecos, enderecoDe(9, { rua: 'Rua Nova', selecionado: false })]
        return enderecoDe(9)
      }),
    ),
    responder(consultarCep, DO_CEP),
    responder(listarCidades, {
      itens: [
        { ibge: '3509502', cidade: 'Campinas' },
        { ibge: '3525904', cidade: 'Jundiaí' },
      ],
    }),
  )
})

const abrir = (carga = cargaDe('OPERADOR')) => abrirNaSessao(<EnderecoDeEntrega idCli={42} />, carga)
const dialogo = async (nome: string) => within(await screen.findByRole('dialog', { name: nome }))

async function abrirSelecao(usuario: UserEvent) {
  await usuario.click(await screen.findByRole('button', { name: 'Alterar' }))
  return dialogo('Selecionar endereço de entrega')
}
async function abrirNovo(usuario: UserEvent) {
  await usuario.click((await abrirSelecao(usuario)).getByRole('button', { name: 'Criar novo' }))
  return dialogo('Cadastrar novo endereço')
}

describe('endereço de entrega do cliente', () => {
  it("END-01 o cartão diz para onde se entrega, com 'Alterar'", async () => {
    abrir()
    const cartao = within(await screen.findByRole('region', { name: 'Endereço de Entrega' }))
    expect(await cartao.findByText(/Rua das Flores, 10/)).toBeVisible()
    expect(cartao.getByRole('button', { name: 'Alterar' })).toBeVisible()
  })

  it('END-01 sem nenhum selecionado é o do cadastro', async () => {
    enderecos = [enderecoDe(2)]
    abrir()
    expect(await screen.findByText('O mesmo do cadastro do cliente.')).toBeVisible()
  })

  it('END-01 busca sem olhar acentos, e Limpar traz todos de volta', async () => {
    const { usuario } = abrir()
    const janela = await abrirSelecao(usuario)
    const busca = janela.getByRole('searchbox', { name: 'Buscar endereço' })
    await usuario.type(busca, 'SÃO jose Jundiai')
    expect(janela.getAllByRole('listitem')).toHaveLength(1)
    expect(janela.getByText(/Avenida São José, 20/)).toBeVisible()
    await usuario.clear(busca)
    await usuario.type(busca, 'lugar nenhum')
    expect(janela.getByText('Não encontramos nenhum endereço de entrega.')).toBeVisible()
    await usuario.click(janela.getByRole('button', { name: 'Limpar' }))
    expect(janela.getAllByRole('listitem')).toHaveLength(2)
  })

  it('END-01 selecionar outro e salvar', async () => {
    const { usuario } = abrir()
    const janela = await abrirSelecao(usuario)
    expect(janela.getByRole('button', { name: 'Selecionado: Rua das Flores, 10' })).toBeVisible()
    await usuario.click(janela.getByRole('button', { name: 'Selecionar: Avenida São José, 20' }))
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Endereço de entrega alterado.')).toBeVisible()
    expect(enviados).toEqual([['PUT', { id: 2 }]])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('END-01 remover o selecionado volta ao endereço do cadastro', async () => {
    const { usuario } = abrir()
    const janela = await abrirSelecao(usuario)
    await usuario.click(janela.getByRole('button', { name: 'Remover endereço selecionado' }))
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(enviados).toEqual([['PUT', { id: null }]]))
  })

  it('ERR-07 o que não se pôde salvar é dito no diálogo, e a escolha fica', async () => {
    servidor.use(responder(selecionarEnderecoDeEntrega, recusar(409, { message: 'Em manutenção.' })))
    const { usuario } = abrir()
    const janela = await abrirSelecao(usuario)
    await usuario.click(janela.getByRole('button', { name: 'Selecionar: Avenida São José, 20' }))
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    expect(await janela.findByText('Em manutenção.')).toBeVisible()
    expect(janela.getByRole('button', { name: 'Selecionado: Avenida São José, 20' })).toBeVisible()
  })

  it("PER-04 quem não cadastra só vê: nem 'Criar novo', nem 'Salvar', nem a dica", async () => {
    const { usuario } = abrir(cargaDe('COLABORADOR'))
    await usuario.click(await screen.findByRole('button', { name: 'Ver endereços' }))
    const janela = await dialogo('Selecionar endereço de entrega')
    expect(janela.getByText('Selecionado')).toBeVisible()
    for (const name of [/Criar novo/, /Salvar/, /Selecionar/, /Excluir/, /Remover/])
      expect(janela.queryByRole('button', { name })).not.toBeInTheDocument()
  })

  it('END-01 sem endereços diz isso, com a dica de quem pode', async () => {
    enderecos = []
    const { usuario } = abrir()
    const janela = await abrirSelecao(usuario)
    expect(janela.getByText('Não há endereços cadastrados no momento.')).toBeVisible()
    expect(janela.getByText(/Use 'Criar novo'/)).toBeVisible()
  })

  it('END-01 enquanto não vêm, diz que está carregando', async () => {
    servidor.use(responder(listarEnderecosDeEntrega, () => new Promise<never>(() => {})))
    const { usuario } = abrir()
    const janela = await abrirSelecao(usuario)
    expect(janela.getByText('Carregando..')).toBeVisible()
  })

  it('END-01 exclui depois de perguntar, e desfazer põe de volta onde estava', async () => {
    const { usuario } = abrir()
    const janela = await abrirSelecao(usuario)
    await usuario.click(janela.getByRole('button', { name: 'Excluir Rua das Flores, 10' }))
    const pergunta = await dialogo('Excluir este endereço?')
    expect(enviados).toEqual([])
    await usuario.click(pergunta.getByRole('button', { name: 'Excluir' }))
    await usuario.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(enviados).toHaveLength(3))
    expect(enviados).toEqual([
      ['DELETE', { versao: 3 }],
      ['POST', expect.objectContaining({ rua: 'Rua das Flores', numero: '10', ibge: '3509502' })],
      ['PUT', { id: 9 }],
    ])
  })
})

describe('novo endereço de entrega', () => {
  it('END-02 o CEP preenche o resto; o novo volta selecionado', async () => {
    const { usuario } = abrir()
    const janela = await abrirNovo(usuario)
    await usuario.type(janela.getByRole('textbox', { name: /CEP/ }), '13010000')
    await waitFor(() =>
      expect(janela.getByRole('textbox', { name: /Rua/ })).toHaveValue('Rua Barão de Jaguara'),
    )
    await usuario.type(janela.getByRole('textbox', { name: /Número/ }), '55')
    await waitFor(() => expect(janela.getByRole('combobox', { name: /Cidade/ })).toHaveValue('Campinas'))
    await usuario.click(janela.getByRole('button', { name: 'Cadastrar' }))
    const selecao = await dialogo('Selecionar endereço de entrega')
    expect(enviados).toEqual([
      [
        'POST',
        {
          cep: '13010000',
          rua: 'Rua Barão de Jaguara',
          numero: '55',
          complemento: null,
          bairro: 'Centro',
          estado: 'SP',
          ibge: '3509502',
          obs: null,
        },
      ],
    ])
    expect(await selecao.findByRole('button', { name: /^Selecionado: Rua Nova/ })).toBeVisible()
  })

  it('END-02 o que a pessoa escreveu fica, e outro CEP só muda o que veio do anterior', async () => {
    const { usuario } = abrir()
    const janela = await abrirNovo(usuario)
    const rua = janela.getByRole('textbox', { name: /Rua/ })
    const cep = janela.getByRole('textbox', { name: /CEP/ })
    await usuario.type(rua, 'Rua do portão')
    await usuario.type(cep, '13010000')
    const bairro = janela.getByRole('textbox', { name: /Bairro/ })
    await waitFor(() => expect(bairro).toHaveValue('Centro'))
    expect(rua).toHaveValue('Rua do portão')
    servidor.use(responder(consultarCep, { ...DO_CEP, bairro: 'Cambuí', logradouro: 'Rua Outra' }))
    await usuario.clear(cep)
    await usuario.type(cep, '13024000')
    await waitFor(() => expect(bairro).toHaveValue('Cambuí'))
    expect(rua).toHaveValue('Rua do portão')
  })

  it('END-02 CEP não localizado avisa e não impede de preencher à mão', async () => {
    servidor.use(responder(consultarCep, { ...SEM_CEP, erro: 'NAO_ENCONTRADO' }))
    const { usuario } = abrir()
    const janela = await abrirNovo(usuario)
    await usuario.type(janela.getByRole('textbox', { name: /CEP/ }), '13010001')
    expect(
      await janela.findByText('Verifique o cep digitado, ele não foi localizado em nossa base de dados.'),
    ).toBeVisible()
    await usuario.type(janela.getByRole('textbox', { name: /Rua/ }), 'Rua Sem Nome')
    await usuario.type(janela.getByRole('textbox', { name: /Número/ }), 'S/N')
    await usuario.type(janela.getByRole('textbox', { name: /Bairro/ }), 'Centro')
    await escolher(usuario, /Estado/, /São Paulo/)
    await escolher(usuario, /Cidade/, 'Jundiaí')
    await usuario.click(janela.getByRole('button', { name: 'Cadastrar' }))
    await waitFor(() => expect(enviados).toHaveLength(1))
    expect(enviados[0]).toMatchObject(['POST', { rua: 'Rua Sem Nome', estado: 'SP', ibge: '3525904' }])
  })

  it.each([
    ['as fontes não respondem', () => ({ ...SEM_CEP, erro: 'INDISPONIVEL' as const })],
    ['a própria consulta falha', () => recusar(429, { message: 'Espere um pouco.' })],
  ])('CAD-09 se %s, diz que se preencha à mão', async (_caso, resposta) => {
    servidor.use(responder(consultarCep, resposta))
    const { usuario } = abrir()
    const janela = await abrirNovo(usuario)
    await usuario.type(janela.getByRole('textbox', { name: /CEP/ }), '13010000')
    expect(await janela.findByText(/não respondeu agora/)).toBeVisible()
  })

  it('END-02 o que falta é dito no campo, e nada é enviado', async () => {
    const { usuario } = abrir()
    const janela = await abrirNovo(usuario)
    await usuario.type(janela.getByRole('textbox', { name: /CEP/ }), '1301')
    await usuario.click(janela.getByRole('button', { name: 'Cadastrar' }))
    expect(await janela.findByText('O campo é inválido')).toBeVisible()
    expect(janela.getAllByText('Campo obrigatório')).toHaveLength(5)
    expect(enviados).toEqual([])
  })

  it('END-02 o que se digitou volta numa outra visita', async () => {
    const primeira = abrir()
    const janela = await abrirNovo(primeira.usuario)
    await primeira.usuario.type(janela.getByRole('textbox', { name: /Rua/ }), 'Rua guardada')
    primeira.unmount()
    const { usuario } = abrir()
    const outra = await abrirNovo(usuario)
    await usuario.click(await outra.findByRole('button', { name: /Recuperar|Continuar/ }))
    expect(outra.getByRole('textbox', { name: /Rua/ })).toHaveValue('Rua guardada')
  })
})

it('GER-09, END-01 um CEP que não cabe não vai, nem some', async () => {
  const { usuario } = abrir()
  const janela = await abrirNovo(usuario)
  await provarRecusa('seletores/campos-do-endereco.tsx', {
    ...{ usuario, servidor, texto: '130101009', colado: true },
    campo: janela.getByRole('textbox', { name: /CEP/ }),
    enviar: () => usuario.click(janela.getByRole('button', { name: /Cadastrar|Salvar/ })),
  })
})
