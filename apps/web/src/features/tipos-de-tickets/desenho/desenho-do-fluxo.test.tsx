import type { EtapaDoConteudo } from '@balcao/dominio/tipos-de-tickets/conteudo'
import type { TipoEmEdicao } from '@balcao/dominio/tipos-de-tickets/contratos'
import { problemasDoFluxo } from '@balcao/dominio/tipos-de-tickets/regras'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderizar } from '../../../teste/renderizar.tsx'
import { DesenhoDoFluxo } from './desenho-do-fluxo.tsx'

const etapa = (chave: string, nome: string, mudanca: Partial<EtapaDoConteudo> = {}): EtapaDoConteudo => ({
  ...{ chave, nome, setorId: 1, statusId: 1, requisito: null, permiteFinalizar: false },
  ...{ desvio: false, aguardaColeta: false, saidas: [] },
  ...mudanca,
})
const FLUXO = [etapa('a', 'Triagem'), etapa('b', 'Análise'), etapa('c', 'Fim', { permiteFinalizar: true })]
const TIPO = {
  setores: [{ id: 1, nome: 'Logística', temGente: true }],
  situacoes: [{ id: 1, nome: 'Aberto', esperaCliente: false }],
} as unknown as TipoEmEdicao

function abrir() {
  let agora: readonly EtapaDoConteudo[] = FLUXO
  function Tela() {
    const [etapas, setEtapas] = useState<readonly EtapaDoConteudo[]>(FLUXO)
    agora = etapas
    return (
      <DesenhoDoFluxo
        tipo={TIPO}
        etapas={etapas}
        problemas={problemasDoFluxo(etapas)}
        percorridas={new Set()}
        aoMudar={setEtapas}
      />
    )
  }
  const { usuario } = renderizar(<Tela />)
  const dito = () =>
    agora.map(({ chave, saidas }) => [chave, ...saidas.map(({ para }) => para)].join('>')).join(' ')
  return { usuario, dito, no: (nome: RegExp) => screen.getByRole('button', { name: nome }) }
}

describe('ADM-06 o fluxo no desenho, pelo teclado', () => {
  it('ADM-06 as setas andam, L liga, e a saída nova é o que se edita', async () => {
    const { usuario, dito, no } = abrir()
    act(() => no(/^Etapa 1: Triagem, Logística\. Leva a Análise/).focus())
    await usuario.keyboard('l{ArrowDown}{ArrowDown}{Enter}')
    expect(dito()).toBe('a>b>c b c')
    await waitFor(() => expect(no(/^Saída “Fim”, de Triagem para Fim/)).toHaveFocus())
    await usuario.keyboard('{Enter}')
    const painel = screen.getByRole('region', { name: 'Etapa escolhida' })
    await waitFor(() => expect(painel).toContainElement(document.activeElement as HTMLElement))
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(no(/^Saída “Fim”, de Triagem/)).toHaveFocus())
    await usuario.keyboard('{Delete}')
    expect(dito()).toBe('a>b b c')
    expect(screen.getByRole('status')).toHaveTextContent('Saída para Fim tirada.')
  })

  it('ADM-06 N inclui e leva ao nome, Delete tira, Alt muda a ordem', async () => {
    const { usuario, dito, no } = abrir()
    act(() => no(/^Etapa 1/).focus())
    await usuario.keyboard('n')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Etapa 2' })).toHaveFocus())
    await usuario.keyboard('Vistoria')
    expect(dito()).toBe('a novo-4 b c')
    await usuario.keyboard('{Escape}')
    await waitFor(() => expect(no(/^Etapa 2: Vistoria/)).toHaveFocus())
    await usuario.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(dito()).toBe('novo-4 a b c')
    await usuario.keyboard('{Delete}')
    expect(dito()).toBe('a b c')
    await waitFor(() => expect(no(/^Etapa 1: Triagem/)).toHaveFocus())
  })

  it('ADM-06 o que está errado se lê na etapa e na saída, e Esc desiste de ligar', async () => {
    const { usuario, dito, no } = abrir()
    // The library hears the pointer in a way that this browser of tests does not have.
    act(() => no(/^Etapa 3/).focus())
    const painel = screen.getByRole('region', { name: 'Etapa escolhida' })
    await usuario.click(within(painel).getByRole('checkbox', { name: 'O ticket pode ser finalizado aqui' }))
    expect(no(/^Etapa 3: Fim, Logística\. Beco sem saída/)).toHaveTextContent('1 problema')
    act(() => no(/^Etapa 3/).focus())
    await usuario.keyboard('l{ArrowUp}{Escape}')
    expect(dito()).toBe('a b c')
    expect(screen.getByRole('status')).toHaveTextContent('Nada foi ligado.')
  })
})
