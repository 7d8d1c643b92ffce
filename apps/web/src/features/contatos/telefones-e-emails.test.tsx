import { editarEmail, editarTelefone } from '@balcao/dominio/clientes/secoes'
import { listarEmails, listarTelefones } from '@balcao/dominio/contatos/contratos'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { abrirSecao, ID_CLI } from '../../teste/secao.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { EmailsDoCliente } from './emails-do-cliente.tsx'
import { TelefonesDoCliente } from './telefones-do-cliente.tsx'

const servidor = usarServidor()
const comum = { desc: 'Compras', tipoDesc: 'Comercial', principal: false, idCli: ID_CLI, permiteEditar: true }
let enviados: unknown[] = []
let telefone = '1133334444'
beforeEach(() => {
  enviados = []
  telefone = '1133334444'
  servidor.use(
    responder(listarTelefones, () => ({
      itens: [
        { ...comum, id: 1, tel: telefone, whatsapp: true, principal: true },
        { ...comum, id: 2, tel: '1155556666', whatsapp: false, permiteEditar: false },
      ],
    })),
    responder(listarEmails, { itens: [{ ...comum, id: 5, email: 'compras@sao-joao.test' }] }),
    responder(editarTelefone, async (request) => {
      enviados.push([new URL(request.url).search, await request.json()])
      return { message: 'Telefone alterado.' }
    }),
    responder(editarEmail, async (request) => {
      enviados.push([new URL(request.url).search, await request.json()])
      return { message: 'E-mail alterado.' }
    }),
  )
})

it('CLI-06, PER-05 só o telefone que pode ser alterado se edita', async () => {
  const { usuario } = abrirSecao(TelefonesDoCliente)
  expect(await screen.findByRole('row', { name: /3333-4444/ })).toHaveTextContent(
    /Compras.*Comercial.*Principal/,
  )
  expect(screen.queryByRole('button', { name: 'Editar (11) 5555-6666' })).not.toBeInTheDocument()
  await usuario.click(screen.getByRole('button', { name: 'Editar (11) 3333-4444' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Editar telefone' }))
  const campo = janela.getByRole('textbox', { name: /Novo telefone/ })
  await usuario.clear(campo)
  await usuario.type(campo, '11222')
  await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
  expect(await janela.findByText('O campo é inválido')).toBeVisible()
  await usuario.clear(campo)
  await usuario.type(campo, '11987651234')
  await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Telefone alterado.')).toBeVisible()
  expect(enviados).toEqual([
    [`?idCli=${ID_CLI}`, { id: 1, valoranterior: '1133334444', valor: '11987651234' }],
  ])
})

it('PER-05 o valor que outra pessoa trocou antes é mostrado, e o digitado fica', async () => {
  servidor.use(
    responder(editarTelefone, () => {
      telefone = '1144445555'
      return recusar(409, { codigo: 'VALOR_MUDOU', message: 'Outra pessoa já alterou este dado.' })
    }),
  )
  const { usuario } = abrirSecao(TelefonesDoCliente, { item: 1 })
  const janela = within(await screen.findByRole('dialog', { name: 'Editar telefone' }))
  const campo = janela.getByRole('textbox', { name: /Novo telefone/ })
  await usuario.clear(campo)
  await usuario.type(campo, '11987651234')
  await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
  expect(await janela.findByRole('alert')).toHaveTextContent('Outra pessoa já alterou este dado.')
  expect(await janela.findByText('(11) 4444-5555')).toBeVisible()
  expect(campo).toHaveValue('(11) 987651234')
  servidor.use(
    responder(editarTelefone, async (request) => {
      enviados.push(await request.json())
      return { message: 'Telefone alterado.' }
    }),
  )
  await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
  await waitFor(() =>
    expect(enviados).toEqual([{ id: 1, valoranterior: '1144445555', valor: '11987651234' }]),
  )
})

it('CLI-06 o e-mail se escreve e se corrige; o que não muda não é enviado', async () => {
  const { usuario } = abrirSecao(EmailsDoCliente, { item: 5 })
  const email = await screen.findByRole('link', { name: 'compras@sao-joao.test' })
  expect(email).toHaveAttribute('href', 'mailto:compras@sao-joao.test')
  // CLI-01 Whole: what does not fit goes on in another line.
  expect(email.closest('[data-inteiro]')).not.toBeNull()
  const janela = within(await screen.findByRole('dialog', { name: 'Editar e-mail' }))
  await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
  expect(await janela.findByText('Nada foi alterado.')).toBeVisible()
  const campo = janela.getByRole('textbox', { name: /Novo e-mail/ })
  await usuario.clear(campo)
  await usuario.type(campo, 'Novo@Sao-Joao.test')
  await usuario.click(janela.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('E-mail alterado.')).toBeVisible()
  expect(enviados).toEqual([
    [`?idCli=${ID_CLI}`, { id: 5, valoranterior: 'compras@sao-joao.test', valor: 'novo@sao-joao.test' }],
  ])
})

it('PER-01 quem não altera só lê', async () => {
  abrirSecao(EmailsDoCliente, { carga: cargaDe('COLABORADOR'), item: 5 })
  await screen.findByRole('link', { name: 'compras@sao-joao.test' })
  expect(screen.queryByRole('button', { name: /^Editar/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it.each([
  ['telefones', TelefonesDoCliente, listarTelefones],
  ['e-mails', EmailsDoCliente, listarEmails],
] as const)('ERR-04 sem %s diz isso; a falha fica na seção', async (titulo, Secao, contrato) => {
  servidor.use(responder(contrato as typeof listarEmails, { itens: [] }))
  const { usuario } = abrirSecao(Secao, { titulo })
  expect(await screen.findByText('Nenhum registro encontrado')).toBeVisible()
  servidor.use(responder(contrato as typeof listarEmails, recusar(409, { message: 'Em manutenção.' })))
  await usuario.click(screen.getByRole('button', { name: `Atualizar ${titulo}` }))
  expect(await screen.findByText('Em manutenção.')).toBeVisible()
})

it('GER-09, CLI-06 um telefone que não cabe fica no campo, e não vai', async () => {
  const { usuario } = abrirSecao(TelefonesDoCliente)
  await usuario.click(await screen.findByRole('button', { name: 'Editar (11) 3333-4444' }))
  const janela = within(await screen.findByRole('dialog', { name: 'Editar telefone' }))
  await provarRecusa('features/contatos/dialogo-da-troca.tsx', {
    ...{ usuario, servidor, texto: '0119876543210987', colado: true },
    campo: janela.getByRole('textbox', { name: /Novo telefone/ }),
    enviar: () => usuario.click(janela.getByRole('button', { name: 'Salvar' })),
  })
})
