import { avaliarTicket, obterAvaliacao } from '@balcao/dominio/avaliacoes/contratos'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { abrirNaSessao } from '../../teste/secao.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { CartaoDaAvaliacao } from './cartao-da-avaliacao.tsx'

const servidor = usarServidor()
const DADA = { nota: 2, comentario: 'Demorou.', em: '2026-11-11T12:00:00Z', por: 'Ana Lima' } as const

describe('avaliação ao lado do ticket', () => {
  it('ALC-04 a equipe lê a nota, o comentário e de quem', async () => {
    servidor.use(responder(obterAvaliacao, { avaliacao: DADA, impedimento: null }))
    abrirNaSessao(<CartaoDaAvaliacao idTicket={7} />)
    expect(await screen.findByText('2 de 5 · Ruim')).toBeVisible()
    expect(screen.getByText('Demorou.')).toBeVisible()
    expect(screen.getByText('Ana Lima · 11/11/2026 09:00')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('ALC-04 de quem é o ticket avalia pela própria conta', async () => {
    const corpos: unknown[] = []
    servidor.use(
      responder(obterAvaliacao, { avaliacao: null, impedimento: null }),
      responder(avaliarTicket, async (request) => {
        corpos.push(await request.json())
        return { message: 'Obrigado!' }
      }),
    )
    const { usuario } = abrirNaSessao(<CartaoDaAvaliacao idTicket={7} />, cargaDe('CONSUMIDOR_FINAL'))
    await usuario.click(await screen.findByRole('radio', { name: '5: Ótimo' }))
    await usuario.click(screen.getByRole('button', { name: 'Enviar avaliação' }))
    expect(await screen.findByText('Obrigado!')).toBeVisible()
    expect(corpos).toEqual([{ nota: 5, comentario: '' }])
  })
})
