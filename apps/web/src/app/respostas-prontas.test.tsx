import type { RespostaDaLista } from '@balcao/dominio/respostas/campos'
import {
  criarResposta,
  excluirResposta,
  listarRespostas,
  restaurarResposta,
} from '@balcao/dominio/respostas/contratos'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import { listarTickets } from '@balcao/dominio/tickets/lista/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../teste/abrir-portal.tsx'
import { cargaDe } from '../teste/carga.ts'
import { paginaDe } from '../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../teste/servidor.ts'

const servidor = usarServidor()

const respostaDe = (id: number, outras: Partial<RespostaDaLista> = {}): RespostaDaLista => ({
  id,
  titulo: `Resposta ${id}`,
  atalho: `resposta-${id}`,
  texto: 'Olá, {{contato}}!',
  escopo: 'MINHA',
  setor: null,
  tipo: null,
  aguardarCliente: false,
  anexos: [],
  usos: 3,
  versao: 1,
  edita: true,
  datahora_atualizacao: '2026-11-10T12:00:00Z',
  atualizadaPor: 'Ana Prado',
  ...outras,
})

let guardadas: RespostaDaLista[] = []
beforeEach(() => {
  guardadas = [
    respostaDe(1),
    respostaDe(2, { titulo: 'Prazo da coleta', escopo: 'TODOS', edita: false }),
    respostaDe(3, { escopo: 'SETOR', setor: { id: 7, nome: 'Logística' } }),
  ]
})

async function abrir(tipo: TipoDeUsuario = 'OPERADOR') {
  servidor.use(
    ...respostasDoPortal(cargaDe(tipo)),
    responder(listarRespostas, () => paginaDe(guardadas, { take: 20 })),
    responder(listarSetores, { itens: [{ id: 7, nome: 'Logística' }] }),
    responder(listarTickets, paginaDe<never>([], { take: 10 })),
  )
  const portal = abrirPortal('/respostas')
  await screen.findByText('Prazo da coleta')
  return portal
}

const linha = (titulo: string) => screen.findByRole('row', { name: new RegExp(titulo) })
const janela = async (nome: string) => within(await screen.findByRole('dialog', { name: nome }))

async function comecarNova(tipo?: TipoDeUsuario) {
  const { usuario } = await abrir(tipo)
  await usuario.click(screen.getByRole('button', { name: 'Nova resposta' }))
  return { usuario, nova: await janela('Nova resposta pronta') }
}

it('MES-05 a lista diz o atalho, de quem é e quanto se usou', async () => {
  await abrir()
  expect(await linha('Resposta 1')).toHaveTextContent(/\/resposta-1.*Só minha.*3 vezes/)
  expect(await linha('Prazo da coleta')).toHaveTextContent('De todos')
  expect(await linha('Resposta 3')).toHaveTextContent('Logística')
})

it('MES-05 criar: a variável entra onde está o cursor, e a resposta aparece na lista', async () => {
  const corpos: Record<string, unknown>[] = []
  servidor.use(
    responder(criarResposta, async (pedido) => {
      const json = pedido.headers.get('content-type')?.includes('json')
      corpos.push(json ? await pedido.json() : Object.fromEntries(await pedido.formData()))
      guardadas.push(respostaDe(9, { titulo: 'Boas-vindas' }))
      return respostaDe(9)
    }),
  )
  const { usuario, nova } = await comecarNova()
  await usuario.type(nova.getByRole('textbox', { name: /^Título/ }), 'Boas-vindas')
  await usuario.type(nova.getByRole('textbox', { name: /^Atalho/ }), 'Ola')
  const texto = nova.getByRole('textbox', { name: /^Texto/ })
  await usuario.type(texto, 'Olá, !')
  await usuario.keyboard('{ArrowLeft}')
  await usuario.click(nova.getByRole('button', { name: 'Inserir primeiro nome de quem pediu' }))
  expect(texto).toHaveValue('Olá, {{contato}}!')
  await usuario.click(nova.getByRole('button', { name: 'Guardar' }))
  expect(await linha('Boas-vindas')).toBeVisible()
  expect(corpos).toMatchObject([{ titulo: 'Boas-vindas', atalho: 'ola', texto: 'Olá, {{contato}}!' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('ERR-01 MES-05 o que o servidor recusa fica no campo, com o que foi digitado', async () => {
  const message = 'Confira os campos.'
  const campos = { atalho: 'Você já tem uma resposta com este atalho.' }
  servidor.use(responder(criarResposta, recusar(422, { message, campos })))
  const { usuario, nova } = await comecarNova()
  await usuario.type(nova.getByRole('textbox', { name: /^Título/ }), 'Outra')
  const atalho = nova.getByRole('textbox', { name: /^Atalho/ })
  await usuario.type(atalho, 'resposta-1')
  await usuario.type(nova.getByRole('textbox', { name: /^Texto/ }), 'Tudo certo.')
  await usuario.click(nova.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(atalho).toHaveAccessibleDescription(campos.atalho))
  expect(atalho).toHaveValue('resposta-1')
  expect(nova.getByRole('textbox', { name: /^Texto/ })).toHaveValue('Tudo certo.')
})

it('MES-05 uma variável que não existe é dita no texto, sem perguntar ao servidor', async () => {
  const { usuario, nova } = await comecarNova()
  const texto = nova.getByRole('textbox', { name: /^Texto/ })
  await usuario.click(texto)
  await usuario.paste('Olá, {{fulano}}!')
  await usuario.type(nova.getByRole('textbox', { name: /^Título/ }), 'Outra')
  await usuario.type(nova.getByRole('textbox', { name: /^Atalho/ }), 'outra')
  await usuario.click(nova.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(texto).toHaveAccessibleDescription(/fulano/))
})

it('MES-05 excluir tira da lista, e Desfazer a traz de volta', async () => {
  const [primeira] = guardadas
  const versoes: unknown[] = []
  servidor.use(
    responder(excluirResposta, () => {
      guardadas = guardadas.slice(1)
      return { message: 'Resposta pronta excluída.', versao: 2 }
    }),
    responder(restaurarResposta, async (pedido) => {
      versoes.push(await pedido.json())
      if (primeira) guardadas = [primeira, ...guardadas]
      return { message: 'Resposta pronta de volta.', versao: 3 }
    }),
  )
  const { usuario } = await abrir()
  await usuario.click(screen.getByRole('button', { name: /Resposta 1/ }))
  const edicao = await janela('Editar resposta pronta')
  await usuario.click(edicao.getByRole('button', { name: 'Excluir' }))
  const desfazer = await screen.findByRole('button', { name: 'Desfazer' })
  await waitFor(() => expect(screen.queryByText('Resposta 1')).not.toBeInTheDocument())
  await usuario.click(desfazer)
  expect(await screen.findByText('Resposta 1')).toBeVisible()
  expect(versoes).toEqual([{ versao: 2 }])
})

it('PER-03 MES-05 a de todos, quem não pode mudá-la só lê', async () => {
  const { usuario } = await abrir()
  await usuario.click(screen.getByRole('button', { name: /Prazo da coleta/ }))
  const leitura = await janela('Resposta pronta')
  expect(leitura.queryByRole('button', { name: 'Excluir' })).not.toBeInTheDocument()
  expect(leitura.queryByRole('textbox', { name: /^Texto/ })).not.toBeInTheDocument()
})

it.each([
  ['COLABORADOR', ['Só minha']],
  ['OPERADOR', ['Só minha', 'Do setor']],
  ['GERENTE', ['Só minha', 'Do setor', 'De todos']],
] as const)('PER-03 MES-05 %s guarda para %j', async (tipo, esperados) => {
  const { usuario, nova } = await comecarNova(tipo)
  await usuario.click(nova.getByRole('combobox', { name: /^De quem/ }))
  const lista = await screen.findByRole('listbox', { name: /^De quem/ })
  await waitFor(() =>
    expect(
      within(lista)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(esperados),
  )
})
