import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SessaoAberta } from '../platform/sessao.tsx'
import { cargaDe } from '../teste/carga.ts'
import { renderizar } from '../teste/renderizar.tsx'
import { usarServidor } from '../teste/servidor.ts'
import { SeletorDeStatusDePedido } from './seletor-de-status-de-pedido.tsx'

usarServidor()

const PARAMETROS = [
  {
    chave: 'GERAL_descricaoStatusPedido',
    filialId: 2,
    valor: 'ENTREGUE=Na casa do cliente\nANALISE=Com o crédito',
  },
]

async function opcoesDaFilial(filial: string) {
  localStorage.setItem('balcao:filial:aurora:7', filial)
  const { usuario } = renderizar(
    <SessaoAberta carga={cargaDe('ADMIN', { parametros: PARAMETROS })}>
      <SeletorDeStatusDePedido />
    </SessaoAberta>,
  )
  await usuario.click(screen.getByLabelText('Status', { selector: 'input:not([type="hidden"])' }))
  return (await screen.findAllByRole('option')).map((opcao) => opcao.textContent)
}

describe('seletor de status de pedido', () => {
  it('PAR-02 a filial dá seus próprios nomes', async () => {
    const opcoes = await opcoesDaFilial('2')
    expect(opcoes).toHaveLength(20)
    expect(opcoes).toEqual(expect.arrayContaining(['Na casa do cliente', 'Com o crédito', 'Faturado']))
    expect(opcoes).not.toContain('Entregue')
  })

  it('PAR-02 as outras ficam com os de sempre', async () => {
    expect(await opcoesDaFilial('1')).toEqual(expect.arrayContaining(['Entregue', 'Análise']))
  })
})
