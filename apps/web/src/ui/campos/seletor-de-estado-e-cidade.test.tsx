import { TEXTOS } from '@balcao/dominio/mensagens'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderizar } from '../../../test/renderizar.tsx'
import { SeletorDeEstadoECidade } from './seletor-de-estado-e-cidade.tsx'
import type { CarregarCidades } from './use-cidades.ts'

const CIDADES: Record<string, { ibge: string; nome: string }[]> = {
  SP: [
    { ibge: '3548500', nome: 'Santos' },
    { ibge: '3550308', nome: 'São Paulo' },
  ],
  DF: [{ ibge: '5300108', nome: 'Brasília' }],
}
const carregar: CarregarCidades = (uf) => Promise.resolve(CIDADES[uf] ?? [])

const estado = () => screen.getByRole('combobox', { name: 'Estado' })
const cidade = () => screen.getByRole('combobox', { name: 'Cidade' })

describe('SeletorDeEstadoECidade', () => {
  it('GER-13 lista 27 estados; a cidade espera pelo estado', async () => {
    const { usuario } = renderizar(<SeletorDeEstadoECidade carregarCidades={carregar} />)
    expect(cidade()).toBeDisabled()
    expect(cidade()).toHaveAttribute('placeholder', 'Selecione a cidade')
    await usuario.click(estado())
    expect(screen.getAllByRole('option')).toHaveLength(27)
    expect(screen.getByRole('option', { name: 'MS - Mato Grosso do Sul' })).toBeVisible()
  })

  it('GER-13 escolher outro estado limpa a cidade e troca a lista', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<SeletorDeEstadoECidade carregarCidades={carregar} onChange={onChange} />)
    await usuario.type(estado(), 'sp{Enter}')
    await usuario.type(cidade(), 'sao{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ uf: 'SP', cidade: { ibge: '3550308', nome: 'São Paulo' } })

    await usuario.clear(estado())
    expect(onChange).toHaveBeenLastCalledWith({ uf: null, cidade: null })
    expect(cidade()).toBeDisabled()
    expect(cidade()).toHaveValue('')

    await usuario.type(estado(), 'acre{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ uf: 'AC', cidade: null })
    await usuario.click(cidade())
    expect(within(screen.getByRole('listbox', { name: 'Cidade' })).getByText(TEXTOS.semOpcoes)).toBeVisible()
  })

  it('GER-07, GER-13 a única cidade do estado é escolhida', async () => {
    const onChange = vi.fn()
    const { usuario } = renderizar(<SeletorDeEstadoECidade carregarCidades={carregar} onChange={onChange} />)
    await usuario.type(estado(), 'distrito{Enter}')
    expect(await screen.findByDisplayValue('Brasília')).toBe(cidade())
    expect(onChange).toHaveBeenLastCalledWith({ uf: 'DF', cidade: { ibge: '5300108', nome: 'Brasília' } })
  })

  it('GER-13 falha ao carregar: diz junto ao campo e tenta novamente', async () => {
    const comFalha = vi
      .fn<CarregarCidades>()
      .mockRejectedValueOnce(new Error('fora do ar'))
      .mockImplementation(carregar)
    const { usuario } = renderizar(<SeletorDeEstadoECidade carregarCidades={comFalha} />)
    await usuario.type(estado(), 'sp{Enter}')
    expect(cidade()).toHaveAccessibleDescription(TEXTOS.falhaDeComunicacao)
    await usuario.click(screen.getByRole('button', { name: TEXTOS.tentarNovamente }))
    await usuario.click(cidade())
    expect(await screen.findByRole('option', { name: 'Santos' })).toBeVisible()
  })

  it('ERR-02, GER-13 uma recusa é dita com as palavras dela', async () => {
    const recusado = () => Promise.reject(new Error('Sem acesso às cidades.'))
    const { usuario } = renderizar(
      <SeletorDeEstadoECidade carregarCidades={recusado} textoDoErro={(erro) => (erro as Error).message} />,
    )
    await usuario.type(estado(), 'sp{Enter}')
    expect(cidade()).toHaveAccessibleDescription('Sem acesso às cidades.')
  })

  it('GER-13 mostra o que já veio preenchido', async () => {
    renderizar(
      <SeletorDeEstadoECidade
        carregarCidades={carregar}
        value={{ uf: 'SP', cidade: { ibge: '3548500', nome: 'Santos' } }}
      />,
    )
    expect(await screen.findByDisplayValue('Santos')).toBe(cidade())
    expect(estado()).toHaveValue('SP - São Paulo')
  })
})
