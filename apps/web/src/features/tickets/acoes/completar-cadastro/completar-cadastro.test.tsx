import { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { completarCadastro } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirAcoes, abrirPeloMenu, servidorDoTicket, ticketDe } from '../../../../teste/acoes-do-ticket.tsx'
import { cargaDe } from '../../../../teste/carga.ts'
import { clienteDe } from '../../../../teste/cliente.ts'
import { escolher } from '../../../../teste/escolher.ts'
import { recusar, responder, usarServidor } from '../../../../teste/servidor.ts'
import { provarRecusa } from '../../../../teste/valor-recusado.ts'
import type { CadastrarConsumidor } from '../../cadastrar-consumidor.ts'

const servidor = usarServidor()
const NOME = 'Completar cadastro'
let enviados: unknown[] = []

beforeEach(() => {
  enviados = []
  const consumidor = {
    nome: 'Bruna Alves',
    documento: null,
    email: 'bruna@exemplo.test',
    telefone: null,
    data_nascimento: null,
    completo: false,
  }
  const ticket = ticketDe({ consumidor, acoes: { completarCadastro: { permite: true, motivo: null } } })
  servidor.use(
    ...servidorDoTicket(ticket).respostas,
    responder(pesquisarClientes, {
      itens: [clienteDe(77, 'Mercado Azul')],
      paginator: montarPaginator(1, 10, 1, 1_000),
    }),
    responder(completarCadastro, async (request) => {
      enviados.push(await request.json())
      return { message: 'Cadastro completo.', versao: 6 }
    }),
  )
})

async function abrir(cadastrar: CadastrarConsumidor | null = null) {
  const tela = abrirAcoes(cargaDe('GERENTE'), cadastrar)
  const janela = await abrirPeloMenu(tela, NOME)
  const concluir = () => tela.usuario.click(janela.getByRole('button', { name: NOME }))
  const campo = (nome: RegExp) => janela.getByRole('textbox', { name: nome })
  return { ...tela, janela, concluir, campo }
}

describe('TIC-12 completar cadastro', () => {
  it('NOV-07 começa com o que se sabe, exige o resto, e envia', async () => {
    const { usuario, janela, concluir, campo } = await abrir()
    expect(campo(/Nome/)).toHaveValue('Bruna Alves')
    await concluir()
    expect(await janela.findAllByText('Campo obrigatório')).not.toHaveLength(0)
    await usuario.type(campo(/CPF ou CNPJ/), '52998224725')
    await usuario.type(campo(/Telefone/), '11987654321')
    await usuario.type(campo(/Data de nascimento/), '20051990')
    await usuario.clear(campo(/E-mail/))
    await usuario.type(campo(/E-mail/), 'bruna@')
    await concluir()
    expect(await janela.findByText('Formato de e-mail inválido')).toBeVisible()
    await usuario.type(campo(/E-mail/), 'casa.test')
    await concluir()
    expect(await screen.findByText('Cadastro completo.')).toBeVisible()
    expect(enviados).toEqual([
      {
        documento: '52998224725',
        nome: 'Bruna Alves',
        email: 'bruna@casa.test',
        telefone: '11987654321',
        data_nascimento: '1990-05-20',
        versao: 5,
      },
    ])
  })

  it('TIC-12 ou diz qual cliente é', async () => {
    const { usuario, janela, concluir } = await abrir()
    await usuario.click(janela.getByLabelText('Cliente já cadastrado'))
    await concluir()
    expect(await janela.findByText('Campo obrigatório')).toBeVisible()
    await escolher(usuario, 'Cliente', /Mercado Azul/, 'azul')
    await concluir()
    expect(await screen.findByText('Cadastro completo.')).toBeVisible()
    expect(enviados).toEqual([{ idCli: 77, versao: 5 }])
  })

  it('CAD-01, TIC-12 cadastrado como cliente, com o que se sabe dele, o ticket é ligado', async () => {
    const pedidos: unknown[] = []
    const { usuario, janela, campo } = await abrir((consumidor, aoCadastrar) => {
      pedidos.push(consumidor)
      aoCadastrar(91)
    })
    await usuario.type(campo(/CPF ou CNPJ/), '52998224725')
    await usuario.click(janela.getByRole('button', { name: 'Cadastrar como cliente' }))
    expect(await screen.findByText('Cadastro completo.')).toBeVisible()
    expect(pedidos).toEqual([
      {
        ticket: 12,
        documento: '52998224725',
        nome: 'Bruna Alves',
        email: 'bruna@exemplo.test',
        telefone: '',
      },
    ])
    expect(enviados).toEqual([{ idCli: 91, versao: 5 }])
  })

  it('PER-01 quem não cadastra clientes não tem o botão', async () => {
    const { janela } = await abrir()
    expect(janela.queryByRole('button', { name: 'Cadastrar como cliente' })).not.toBeInTheDocument()
  })

  it('ERR-02 o campo recusado pelo servidor recebe a mensagem', async () => {
    servidor.use(
      responder(
        completarCadastro,
        recusar(422, { message: 'Confira.', campos: { idCli: 'Cliente bloqueado.' } }),
      ),
    )
    const { usuario, janela, concluir } = await abrir()
    await usuario.click(janela.getByLabelText('Cliente já cadastrado'))
    await escolher(usuario, 'Cliente', /Mercado Azul/, 'azul')
    await concluir()
    expect(await janela.findAllByText('Cliente bloqueado.')).not.toHaveLength(0)
  })
})

it.each([
  [/CPF ou CNPJ/, '112223330001811', true],
  [/Telefone/, '0119876543210987', true],
  [/Data de nascimento/, '99/99/1990', false],
])('GER-09, NOV-07 %s que não vale não vai, nem some', async (rotulo, texto, colado) => {
  const { usuario, concluir, campo } = await abrir()
  await usuario.type(campo(/CPF ou CNPJ/), '52998224725')
  await usuario.type(campo(/E-mail/), 'bruna@casa.test')
  await provarRecusa('features/tickets/acoes/completar-cadastro/campos-do-consumidor.tsx', {
    ...{ usuario, servidor, texto, colado, enviar: concluir },
    campo: campo(rotulo),
  })
})
