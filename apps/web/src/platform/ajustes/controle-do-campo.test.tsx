import type { CampoDoAjuste, EspecieDoCampo } from '@balcao/dominio/ajustes/campo'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { escolher } from '../../teste/escolher.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { ControleDoCampo } from './controle-do-campo.tsx'

const OPCOES = [
  { valor: 'a', nome: 'Um' },
  { valor: 'b', nome: 'Outro' },
]
const LINHAS = {
  especie: 'linhas',
  colunas: {
    dia: { nome: 'Dia', especie: 'inteiro', minimo: 1, maximo: 31 },
    nota: { nome: 'Nota', especie: 'texto', tamanho: 9 },
  },
  maximo: 2,
} satisfies EspecieDoCampo

/** What was handed to whoever keeps it, time after time. */
function abrir(especie: EspecieDoCampo & Partial<CampoDoAjuste>, inicial = '', outras: object = {}) {
  const campo = { nome: 'Campo', ajuda: '', ...especie } as CampoDoAjuste
  const guardados: string[] = []
  function Guardado() {
    const [valor, setValor] = useState(inicial)
    const aoMudar = (novo: string) => {
      guardados.push(novo)
      setValor(novo)
    }
    return <ControleDoCampo campo={campo} valor={valor} aoMudar={aoMudar} {...outras} />
  }
  return { ...renderizar(<Guardado />), guardados }
}

it.each<[string, EspecieDoCampo, string, string, string, string]>([
  ['texto', { especie: 'texto', tamanho: 20 }, 'antes', 'antes', 'agora', 'agora'],
  ['texto em linhas', { especie: 'texto', tamanho: 20, linhas: true }, 'a', 'a', 'b', 'b'],
  ['texto com sugestões', { especie: 'texto', tamanho: 20, sugestoes: ['Sol'] }, 'a', 'a', 'Lua', 'Lua'],
  ['inteiro', { especie: 'inteiro', minimo: 0, maximo: 99, unidade: 'dias' }, '7', '7', '12', '12'],
  ['sem limite', { especie: 'inteiro', minimo: -1, maximo: 99 }, '-1', '-1', '5', '5'],
  ['decimal', { especie: 'decimal', minimo: 0, maximo: 99 }, '1.5', '1,5', '2,25', '2.25'],
  ['dinheiro', { especie: 'dinheiro', minimo: 0, maximo: 9999 }, '10.50', '10,50', '1234', '1234'],
  ['dias', { especie: 'dias', maximo: 99, quantos: 3 }, '28', '28', '28/35', '28/35'],
  ['CEP', { especie: 'formatado', formato: 'cep' }, '01310100', '01310-100', '04567890', '04567890'],
  ['NCM', { especie: 'formatado', formato: 'ncm' }, '11010010', '11010010', '19021100', '19021100'],
  ['data', { especie: 'data' }, '2026-11-01', '01/11/2026', '02/12/2026', '2026-12-02'],
])(
  'ADM-01 o que se edita é o texto que se guarda: %s',
  async (_nome, especie, guardado, mostrado, digitado, novo) => {
    const aoSair = vi.fn()
    const { usuario, guardados } = abrir(especie, guardado, { aoSair })
    const campo = screen.getByRole(
      especie.especie === 'texto' && especie.sugestoes ? 'combobox' : 'textbox',
      { name: 'Campo' },
    )
    expect(campo).toHaveValue(mostrado)
    await usuario.clear(campo)
    expect(guardados.at(-1)).toBe('')
    await usuario.type(campo, digitado)
    await usuario.tab()
    expect(guardados.at(-1)).toBe(novo)
  },
)

it('ADM-01 o que se escolhe: sim ou não, um, ou vários; o que não se exige se desescolhe', async () => {
  const simOuNao = abrir({ especie: 'sim-nao' }, 'N')
  expect(screen.getByRole('combobox', { name: 'Campo' })).toHaveValue('Não')
  await escolher(simOuNao.usuario, 'Campo', 'Sim')
  expect(simOuNao.guardados).toEqual(['S'])
  simOuNao.unmount()
  const um = abrir({ especie: 'escolha', opcoes: OPCOES }, 'a')
  expect(screen.getByRole('combobox', { name: 'Campo' })).toHaveValue('Um')
  await escolher(um.usuario, 'Campo', 'Outro')
  await um.usuario.click(screen.getByRole('button', { name: /Limpar/ }))
  expect([um.guardados[0], um.guardados.at(-1)]).toEqual(['b', ''])
  um.unmount()
  const exigido = abrir({ especie: 'escolha', opcoes: OPCOES, obrigatorio: true }, 'a')
  expect(screen.getByRole('combobox', { name: 'Campo' })).toBeRequired()
  expect(screen.queryByRole('button', { name: /Limpar/ })).not.toBeInTheDocument()
  exigido.unmount()
  const varios = abrir({ especie: 'varios', opcoes: OPCOES }, 'b')
  await escolher(varios.usuario, 'Campo', 'Um')
  await varios.usuario.click(screen.getByRole('option', { name: 'Outro' }))
  expect(varios.guardados).toEqual(['b,a', 'a'])
})

it('ADM-01 um texto para cada par, e os que não dizem nada não se guardam', async () => {
  const { usuario, guardados } = abrir({ especie: 'pares', pares: OPCOES }, 'a=Primeiro')
  expect(screen.getByRole('textbox', { name: 'Um' })).toHaveValue('Primeiro')
  await usuario.type(screen.getByRole('textbox', { name: 'Outro' }), 'X')
  expect(guardados).toEqual(['a=Primeiro\nb=X'])
  await usuario.clear(screen.getByRole('textbox', { name: 'Um' }))
  expect(guardados.at(-1)).toBe('b=X')
})

it('ADM-07 a pequena tabela: linhas entram até quantas cabem, mudam no lugar e saem', async () => {
  const { usuario, guardados } = abrir(LINHAS, '5;um')
  const celulas = (nome: string) => screen.getAllByRole('textbox', { name: nome })
  expect(celulas('Nota')[0]).toHaveValue('um')
  const mais = screen.getByRole('button', { name: 'Mais uma linha' })
  await usuario.click(mais)
  expect(celulas('Dia')).toHaveLength(2)
  expect(mais).toBeDisabled()
  await usuario.type(celulas('Dia')[1] as HTMLElement, '9')
  expect(guardados.at(-1)?.split('\n')).toEqual(['5;um', expect.stringMatching(/^9;?$/)])
  expect(celulas('Dia')).toHaveLength(2)
  await usuario.click(screen.getByRole('button', { name: 'Tirar a linha 1 de Campo' }))
  expect(guardados.at(-1)).toMatch(/^9;?$/)
  expect(celulas('Dia')).toHaveLength(1)
})

it('ADM-01 vazia, a pequena tabela tem uma linha em branco; o que não se pode mudar não muda', () => {
  abrir(LINHAS, '', { disabled: true, erro: 'Linha 1, Dia: Obrigatório' })
  const tabela = screen.getByRole('group', { name: 'Campo' })
  expect(within(tabela).getByText('Linha 1, Dia: Obrigatório')).toBeVisible()
  expect(within(tabela).getAllByRole('textbox')).toHaveLength(2)
  for (const parte of [...within(tabela).getAllByRole('textbox'), ...within(tabela).getAllByRole('button')])
    expect(parte).toBeDisabled()
})

it('ADM-01 os limites se dizem no campo, o erro também, e um segredo não se mostra', async () => {
  const inteiro = abrir({ especie: 'inteiro', minimo: 2, maximo: 9 }, '3', {
    erro: 'Não serve',
    rotulo: 'Valor',
  })
  const campo = screen.getByRole('textbox', { name: 'Valor' })
  expect(campo).toBeInvalid()
  expect(campo).toHaveAccessibleDescription('Não serve de 2 a 9')
  inteiro.unmount()
  const { usuario, guardados } = abrir({ especie: 'segredo', tamanho: 20 })
  const segredo = screen.getByLabelText('Campo')
  expect(segredo).toHaveAttribute('type', 'password')
  await usuario.type(segredo, 's')
  expect(guardados).toEqual(['s'])
})
