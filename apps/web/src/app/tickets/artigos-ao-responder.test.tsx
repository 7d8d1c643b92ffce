import { listarArtigosRelacionados } from '@balcao/dominio/faq/contratos'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { abrirTicket, entradaDe, servidorDoTicket, ticketDe } from '../../teste/ticket.tsx'
import { AjudaAoEscrever } from './ajuda-ao-escrever.tsx'

const servidor = usarServidor()

it('MES-05 um artigo próximo do assunto entra na resposta com um toque, e o interno não vai ao cliente', async () => {
  const pedidos: string[] = []
  servidor.use(
    ...servidorDoTicket({ ticket: ticketDe(), historico: [entradaDe(1)] }),
    responder(listarArtigosRelacionados, ({ url }) => {
      pedidos.push(new URL(url).search)
      return { itens: [{ id: 12, titulo: 'Caixas amassadas: o que fazer', score: 90 }] }
    }),
  )
  const { usuario } = abrirTicket({ Envolver: AjudaAoEscrever })
  const campo = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })
  await usuario.type(campo, 'Bom dia.')
  const chamada = await screen.findByRole('button', { name: 'Artigos da ajuda (1)' })
  expect(chamada).toHaveAttribute('aria-expanded', 'false')
  await usuario.click(chamada)
  await usuario.click(await screen.findByRole('button', { name: /Caixas amassadas/ }))
  const link = `${location.origin}/artigo/12`
  await waitFor(() => expect(campo).toHaveValue(`Bom dia.\n\nCaixas amassadas: o que fazer\n${link}\n`))
  await waitFor(() => expect(campo).toHaveFocus())
  expect(pedidos[0]).toContain('publico=TODOS')
  await usuario.click(screen.getByRole('radio', { name: 'Privado' }))
  await waitFor(() => expect(pedidos.at(-1)).not.toContain('publico'))
})

it('PAR-01 MES-05 onde a filial não quer, nenhum artigo se oferece nem se pede', async () => {
  const pedidos: string[] = []
  servidor.use(
    ...servidorDoTicket({ ticket: ticketDe(), historico: [entradaDe(1)] }),
    responder(listarArtigosRelacionados, ({ url }) => {
      pedidos.push(url)
      return { itens: [{ id: 12, titulo: 'Caixas amassadas: o que fazer', score: 90 }] }
    }),
  )
  const parametros = [{ chave: 'SAC_artigosAoResponder', filialId: null, valor: 'N' }]
  const { usuario } = abrirTicket({ Envolver: AjudaAoEscrever, carga: cargaDe('OPERADOR', { parametros }) })
  await usuario.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Bom dia.')
  await screen.findByRole('button', { name: /Respostas prontas/ })
  expect(screen.queryByRole('button', { name: /Artigos da ajuda/ })).not.toBeInTheDocument()
  expect(pedidos).toEqual([])
})
