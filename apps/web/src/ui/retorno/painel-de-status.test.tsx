import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../teste/renderizar.tsx'
import { PainelDeStatus } from './painel-de-status.tsx'

describe('PainelDeStatus', () => {
  it.each([
    ['carregando', 'status', 'Processando solicitação'],
    ['erro', 'alert', 'Ocorreu um erro desconhecido!'],
    ['aviso', 'alert', 'Ocorreu um erro desconhecido!'],
    ['concluido', 'status', 'Ação realizada com sucesso!'],
  ] as const)('GER-22 %s is a %s and says %j', (tipo, role, texto) => {
    renderizar(<PainelDeStatus tipo={tipo} />)
    expect(screen.getByRole(role)).toHaveTextContent(texto)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('GER-16 shows the given message instead of the default, line by line', () => {
    renderizar(<PainelDeStatus tipo="erro" titulo="Nota fiscal" mensagem={'Linha 1\nLinha 2'} />)
    const painel = screen.getByRole('alert')
    expect(painel).toHaveTextContent('Nota fiscal')
    expect(painel.querySelectorAll('br')).toHaveLength(1)
    expect(painel).not.toHaveTextContent('Ocorreu um erro desconhecido!')
  })

  it('GER-22 offers to try again and to close', async () => {
    const aoTentarNovamente = vi.fn()
    const aoFechar = vi.fn()
    const { usuario } = renderizar(
      <PainelDeStatus tipo="erro" aoTentarNovamente={aoTentarNovamente} aoFechar={aoFechar} />,
    )
    await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await usuario.click(screen.getByRole('button', { name: 'Ok, fechar' }))
    expect(aoTentarNovamente).toHaveBeenCalledTimes(1)
    expect(aoFechar).toHaveBeenCalledTimes(1)
  })
})
