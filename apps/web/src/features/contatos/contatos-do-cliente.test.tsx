import {
  alterarContato,
  type Contato,
  criarContato,
  listarContatos,
  listarTiposDeContato,
} from '@balcao/dominio/contatos/contratos'
import { montarPaginator } from '@balcao/dominio/listas/paginacao'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { escolher } from '../../teste/escolher.ts'
import { abrirSecao } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { ContatosDoCliente } from './contatos-do-cliente.tsx'

const servidor = usarServidor()

const contatoDe = (id: number, outras: Partial<Contato> = {}): Contato => ({
  id,
  nome: id === 1 ? 'Maria Souza' : 'Rita Lemos',
  tipo: 1,
  tipoDesc: 'Comprador',
  doc: null,
  dtNasc: '1990-05-20',
  time: null,
  cargo: 'Compradora',
  telefone: '1133334444',
  celular: '11987654321',
  email: `maria${id}@sao-joao.test`,
  desc: 'Compras',
  tel: '1133334444',
  versao: 3,
  ...outras,
})

const POR_PAGINA = 50

let enviados: unknown[] = []
let contatos: Contato[] = []
beforeEach(() => {
  enviados = []
  contatos = [contatoDe(1), contatoDe(2)]
  servidor.use(
    responder(listarContatos, ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page'))
      const itens = contatos.slice((page - 1) * POR_PAGINA, page * POR_PAGINA)
      return { itens, paginator: montarPaginator(page, POR_PAGINA, contatos.length) }
    }),
    responder(listarTiposDeContato, {
      itens: [
        { id: 1, desc: 'Comprador' },
        { id: 2, desc: 'Financeiro' },
      ],
    }),
    responder(criarContato, async (request) => {
      enviados.push(await request.json())
      return contatoDe(9)
    }),
    responder(alterarContato, async (request) => {
      enviados.push(await request.json())
      return contatoDe(1)
    }),
  )
})

const abrir = (carga = cargaDe('OPERADOR'), item: number | null = null) =>
  abrirSecao(ContatosDoCliente, { titulo: 'Contatos', carga, item })
const dialogo = async (nome: string) => within(await screen.findByRole('dialog', { name: nome }))

describe('contatos do cliente', () => {
  it('CLI-06 quem é, o que faz e como se fala com ele', async () => {
    abrir()
    const linha = await screen.findByRole('row', { name: /^Maria Souza/ })
    expect(linha).toHaveTextContent(
      /Compradora.*Comprador.*\(11\) 98765-4321.*\(11\) 3333-4444.*20\/05\/1990/,
    )
    expect(within(linha).getByRole('link', { name: 'maria1@sao-joao.test' })).toHaveAttribute(
      'href',
      'mailto:maria1@sao-joao.test',
    )
  })

  it('CLI-06 além da primeira página há outra, e a lista diz quantos são', async () => {
    contatos = Array.from({ length: 51 }, (_, i) => contatoDe(i + 1, { nome: `Pessoa ${i + 1}` }))
    const { usuario } = abrir()
    await screen.findByRole('row', { name: /^Pessoa 50 / })
    const paginas = within(screen.getByRole('navigation', { name: 'Páginas de contatos' }))
    expect(paginas.getByRole('status')).toHaveTextContent('51')
    await usuario.click(paginas.getByRole('button', { name: 'Próxima página' }))
    expect(await screen.findByRole('row', { name: /^Pessoa 51 / })).toBeVisible()
  })

  it('ERR-08 sem nenhum diz isso, e a falha fica na seção', async () => {
    contatos = []
    const { usuario } = abrir()
    expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
    servidor.use(responder(listarContatos, recusar(409, { message: 'Em manutenção.' })))
    await usuario.click(screen.getByRole('button', { name: 'Atualizar contatos' }))
    expect(await screen.findByText('Em manutenção.')).toBeVisible()
  })

  it("PER-04 quem não cadastra não tem 'Novo contato' nem abre a linha", async () => {
    abrir(cargaDe('COLABORADOR'), 1)
    await screen.findByRole('row', { name: /^Maria Souza/ })
    expect(screen.queryByRole('button', { name: 'Novo contato' })).not.toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('o contato', () => {
  it('CLI-06 novo: confere o que foi digitado e manda os nomes do fio, sem máscara', async () => {
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: 'Novo contato' }))
    const janela = await dialogo('Novo contato')
    await usuario.type(janela.getByRole('textbox', { name: /Nome/ }), 'João Lima')
    await escolher(usuario, /Tipo/, 'Financeiro')
    await usuario.type(janela.getByLabelText('CPF'), '11111111111')
    await usuario.click(janela.getByRole('button', { name: 'Cadastrar contato' }))
    expect(await janela.findByText('O campo é inválido')).toBeVisible()
    await usuario.clear(janela.getByLabelText('CPF'))
    await usuario.type(janela.getByLabelText('CPF'), '52998224725')
    await usuario.type(janela.getByLabelText('Celular'), '11912345678')
    await usuario.type(janela.getByLabelText('E-mail'), 'MARIA1@sao-joao.test')
    await usuario.click(janela.getByRole('button', { name: 'Cadastrar contato' }))
    expect(await janela.findByText('Este cliente já tem um contato com este e-mail')).toBeVisible()
    await usuario.clear(janela.getByLabelText('E-mail'))
    await usuario.click(janela.getByRole('button', { name: 'Cadastrar contato' }))
    expect(await screen.findByText('Contato cadastrado.')).toBeVisible()
    expect(enviados).toEqual([
      {
        contato: 'João Lima',
        tipocontato: 2,
        documento: '52998224725',
        datanascimento: null,
        time: null,
        cargo: null,
        telefone: null,
        celular: '11912345678',
        email: null,
      },
    ])
  })

  it('CLI-06 a filial que exige e-mail e CPF é obedecida', async () => {
    const parametros = [
      { filialId: null, chave: 'GERAL_contatoExigeEmail', valor: 'S' },
      { filialId: null, chave: 'GERAL_contatoExigeCpf', valor: 'S' },
    ]
    const { usuario } = abrir(cargaDe('OPERADOR', { parametros }))
    await usuario.click(await screen.findByRole('button', { name: 'Novo contato' }))
    const janela = await dialogo('Novo contato')
    await usuario.type(janela.getByRole('textbox', { name: /Nome/ }), 'João Lima')
    await escolher(usuario, /Tipo/, 'Financeiro')
    await usuario.click(janela.getByRole('button', { name: 'Cadastrar contato' }))
    expect(await janela.findAllByText('Campo obrigatório')).toHaveLength(2)
    expect(enviados).toEqual([])
  })

  it('CLI-06 editar leva a versão que a pessoa viu', async () => {
    const { usuario } = abrir()
    await usuario.click(await screen.findByRole('button', { name: /^Maria Souza/ }))
    const janela = await dialogo('Editar contato')
    const cargo = janela.getByLabelText('Cargo')
    await usuario.clear(cargo)
    await usuario.type(cargo, 'Gerente')
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(enviados).toHaveLength(1))
    expect(enviados[0]).toMatchObject({ contato: 'Maria Souza', cargo: 'Gerente', versao: 3 })
  })

  it('ERR-07 o que o servidor recusa é um alerta no diálogo, e o digitado fica', async () => {
    servidor.use(
      responder(alterarContato, recusar(409, { codigo: 'NAO_PERMITE_EDITAR', message: 'Vem do ERP.' })),
    )
    const { usuario } = abrir(undefined, 1)
    const janela = await dialogo('Editar contato')
    await usuario.type(janela.getByLabelText('Time'), 'Azul')
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    expect(await janela.findByRole('alert')).toHaveTextContent('Vem do ERP.')
    expect(janela.getByLabelText('Time')).toHaveValue('Azul')
  })

  it('PER-05 quem foi mais rápido é dito ao lado do que foi digitado', async () => {
    const mudou = { codigo: 'ALTERADO_POR_OUTRA_PESSOA', message: 'Mudou.', mudancas: [] }
    servidor.use(responder(alterarContato, recusar(409, mudou)))
    const { usuario } = abrir(undefined, 1)
    const janela = await dialogo('Editar contato')
    await usuario.type(janela.getByLabelText('Time'), 'Azul')
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    expect(await janela.findByText('Este contato mudou enquanto você preenchia')).toBeVisible()
    contatos = [contatoDe(1, { versao: 4 })]
    servidor.use(
      responder(alterarContato, async (request) => {
        enviados.push(await request.json())
        return contatoDe(1)
      }),
    )
    await usuario.click(janela.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() => expect(janela.queryByText(/mudou enquanto/)).not.toBeInTheDocument())
    await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(enviados).toHaveLength(1))
    expect(enviados[0]).toMatchObject({ time: 'Azul', versao: 4 })
  })
})

it.each([
  ['Data de nascimento', '99/99/1990', false],
  ['CPF', '529982247259', true],
  ['Telefone', '0119876543210987', true],
  ['Celular', '0119876543210987', true],
])('GER-09, CLI-06 %s, que é opcional, não vai vazio quando não vale', async (rotulo, texto, colado) => {
  const { usuario } = abrir()
  await usuario.click(await screen.findByRole('button', { name: 'Novo contato' }))
  const janela = await dialogo('Novo contato')
  await usuario.type(janela.getByRole('textbox', { name: /Nome/ }), 'João Lima')
  await escolher(usuario, /Tipo/, 'Financeiro')
  await provarRecusa('features/contatos/dialogo-do-contato.tsx', {
    ...{ usuario, servidor, texto, colado },
    campo: janela.getByLabelText(rotulo),
    enviar: () => usuario.click(janela.getByRole('button', { name: 'Cadastrar contato' })),
  })
})
