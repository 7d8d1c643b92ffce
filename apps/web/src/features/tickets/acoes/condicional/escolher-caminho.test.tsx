import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  abrirAcoes,
  abrirPrincipal,
  camposEnviados,
  etapaDe,
  servidorDoTicket,
  ticketDe,
} from '../../../../teste/acoes-do-ticket.tsx'
import { responder, usarServidor } from '../../../../teste/servidor.ts'

const servidor = usarServidor()

it('TIC-10 a etapa com caminhos diz aonde cada um leva, e um é preciso', async () => {
  const enviados: unknown[] = []
  const condicionais = [
    { id: 8, descricao: 'O cliente devolve', proxima: 'Análise da devolução' },
    { id: 9, descricao: 'O cliente fica, com desconto', proxima: 'Análise da controladoria' },
  ]
  servidor.use(
    ...servidorDoTicket(ticketDe({ etapa: etapaDe('Triagem', 'ETAPA_CONDICIONAL', { condicionais }) }))
      .respostas,
    responder(avancarEtapa, async (request) => {
      enviados.push(await camposEnviados(request))
      return { message: 'Feito.', versao: 6 }
    }),
  )
  const tela = abrirAcoes()
  const janela = await abrirPrincipal(tela, 'Escolher caminho')
  expect(janela.getByText('Segue para Análise da controladoria')).toBeVisible()
  await tela.usuario.click(janela.getByRole('button', { name: 'Escolher caminho' }))
  expect(await janela.findByText('Campo obrigatório')).toBeVisible()
  await tela.usuario.click(janela.getByRole('radio', { name: /com desconto/ }))
  await tela.usuario.click(janela.getByRole('button', { name: 'Escolher caminho' }))
  expect(await screen.findByText('Feito.')).toBeVisible()
  expect(enviados).toEqual([{ condicional: '9', versao: '5' }])
})
