import { type Aprovacao, listarDelegacoes } from '@balcao/dominio/aprovacoes/contratos'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirNaSessao } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'
import { DialogoDasDelegacoes } from './delegacoes/dialogo-das-delegacoes.tsx'
import { DecidirAprovacao } from './detalhe/decidir-aprovacao.tsx'

const servidor = usarServidor()
const NAO_E_DATA = '99/99/2026'

it('GER-09 GES-03 ninguém delega até um dia que não existe', async () => {
  servidor.use(responder(listarDelegacoes, { itens: [], colegas: [{ id: 7, nome: 'Márcia Leal' }] }))
  const { usuario } = abrirNaSessao(<DialogoDasDelegacoes aoFechar={() => {}} />)
  await provarRecusa('features/aprovacoes/delegacoes/dialogo-das-delegacoes.tsx', {
    ...{ usuario, servidor, texto: NAO_E_DATA },
    campo: await screen.findByRole('textbox', { name: 'Até' }),
    enviar: () => usuario.click(screen.getByRole('button', { name: 'Delegar' })),
  })
})

it('GER-09 GES-03 não se põe de lado até um dia que não existe, e o que falta fica escrito', async () => {
  const aprovacao = { id: 1, versao: 1, resumo: 'Orçamento 7', proposta: null } as unknown as Aprovacao
  const { usuario } = abrirNaSessao(
    <DecidirAprovacao aprovacao={aprovacao} modo="separar" aoFechar={() => {}} />,
  )
  const falta = await screen.findByRole('textbox', { name: 'O que falta para decidir' })
  await usuario.type(falta, 'A resposta da fábrica')
  await provarRecusa('features/aprovacoes/detalhe/decidir-aprovacao.tsx', {
    ...{ usuario, servidor, texto: NAO_E_DATA },
    campo: screen.getByRole('textbox', { name: 'Volta no fim do dia' }),
    enviar: () => usuario.click(screen.getByRole('button', { name: 'Pôr de lado' })),
  })
  expect(falta).toHaveValue('A resposta da fábrica')
})
