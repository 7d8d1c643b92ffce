import { listarCidades } from '@balcao/dominio/lugares/contratos'
import { TEXTOS } from '@balcao/dominio/mensagens'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderizar } from '../teste/renderizar.tsx'
import { recusar, responder, semRede, usarServidor } from '../teste/servidor.ts'
import { SeletorDeEstadoECidade } from './seletor-de-estado-e-cidade.tsx'

const servidor = usarServidor()
const CIDADES: Record<string, { ibge: string; cidade: string }[]> = {
  SP: [
    { ibge: '3548500', cidade: 'Santos' },
    { ibge: '3550308', cidade: 'São Paulo' },
  ],
  DF: [{ ibge: '5300108', cidade: 'Brasília' }],
}
const comCidades = () =>
  responder(listarCidades, ({ url }) => ({ itens: CIDADES[url.split('/').at(-2) ?? ''] ?? [] }))

beforeEach(() => servidor.use(comCidades()))

function abrir(props: ComponentProps<typeof SeletorDeEstadoECidade> = {}) {
  return renderizar(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SeletorDeEstadoECidade {...props} />
    </QueryClientProvider>,
  )
}

const estado = () => screen.getByRole('combobox', { name: 'Estado' })
const cidade = () => screen.getByRole('combobox', { name: 'Cidade' })

describe('SeletorDeEstadoECidade', () => {
  it('GER-13 lista 27 estados; a cidade espera pelo estado', async () => {
    const { usuario } = abrir()
    expect(cidade()).toBeDisabled()
    expect(cidade()).toHaveAttribute('placeholder', 'Selecione a cidade')
    await usuario.click(estado())
    expect(screen.getAllByRole('option')).toHaveLength(27)
    expect(screen.getByRole('option', { name: 'MS - Mato Grosso do Sul' })).toBeVisible()
  })

  it('GER-13 escolher outro estado limpa a cidade e troca a lista', async () => {
    const onChange = vi.fn()
    const { usuario } = abrir({ onChange })
    await usuario.type(estado(), 'sp{Enter}')
    await usuario.click(cidade())
    await screen.findByRole('option', { name: 'São Paulo' })
    await usuario.type(cidade(), 'sao{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ uf: 'SP', cidade: { ibge: '3550308', nome: 'São Paulo' } })

    await usuario.clear(estado())
    expect(onChange).toHaveBeenLastCalledWith({ uf: null, cidade: null })
    expect(cidade()).toBeDisabled()
    expect(cidade()).toHaveValue('')

    await usuario.type(estado(), 'acre{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ uf: 'AC', cidade: null })
    await usuario.click(cidade())
    expect(
      await within(screen.getByRole('listbox', { name: 'Cidade' })).findByText(TEXTOS.semOpcoes),
    ).toBeVisible()
  })

  it('GER-07, GER-13 a única cidade do estado é escolhida', async () => {
    const onChange = vi.fn()
    const { usuario } = abrir({ onChange })
    await usuario.type(estado(), 'distrito{Enter}')
    expect(await screen.findByDisplayValue('Brasília')).toBe(cidade())
    expect(onChange).toHaveBeenLastCalledWith({ uf: 'DF', cidade: { ibge: '5300108', nome: 'Brasília' } })
  })

  it('GER-13 falha ao carregar: diz junto ao campo e tenta novamente', async () => {
    servidor.use(responder(listarCidades, semRede()))
    const { usuario } = abrir()
    await usuario.type(estado(), 'sp{Enter}')
    await waitFor(() => expect(cidade()).toHaveAccessibleDescription(TEXTOS.falhaDeComunicacao))
    servidor.use(comCidades())
    await usuario.click(screen.getByRole('button', { name: TEXTOS.tentarNovamente }))
    await usuario.click(cidade())
    expect(await screen.findByRole('option', { name: 'Santos' })).toBeVisible()
  })

  it('ERR-02, GER-13 uma recusa é dita com as palavras dela', async () => {
    servidor.use(responder(listarCidades, recusar(403, { message: 'Sem acesso às cidades.' })))
    const { usuario } = abrir()
    await usuario.type(estado(), 'sp{Enter}')
    await waitFor(() => expect(cidade()).toHaveAccessibleDescription('Sem acesso às cidades.'))
  })

  it('GER-13 mostra o que já veio preenchido', async () => {
    abrir({ value: { uf: 'SP', cidade: { ibge: '3548500', nome: 'Santos' } } })
    expect(await screen.findByDisplayValue('Santos')).toBe(cidade())
    expect(estado()).toHaveValue('SP - São Paulo')
  })
})
