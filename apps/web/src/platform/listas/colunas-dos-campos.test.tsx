import { camposDe } from '@balcao/dominio/listas/campos'
import { resolverParametros } from '@balcao/dominio/parametros'
import type { Acao } from '@balcao/dominio/permissoes'
import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { celulaDeDinheiro } from './celula-de-dinheiro.ts'
import { colunasDosCampos } from './colunas-dos-campos.tsx'
import type { Contexto } from './contexto.ts'

const linha = z.object({
  id: z.number(),
  nome: z.nullable(z.string()),
  ativo: z.boolean(),
  dia: z.string(),
  total: z.number(),
  segredo: z.string(),
  filial: z.object({ id: z.number() }),
})
const ITEM = {
  id: 12345,
  nome: null,
  ativo: false,
  dia: '2026-02-03',
  total: 1.5,
  segredo: 'x',
  filial: { id: 2 },
}
const coluna = {}
const CAMPOS = camposDe(linha)({
  id: { rotulo: 'Número', tipo: 'numero', ordem: { id: 'Número' }, coluna: { largura: 90 } },
  nome: { rotulo: 'Nome', coluna },
  ativo: { rotulo: 'Ativo', coluna },
  dia: { rotulo: 'Dia', tipo: 'data', coluna },
  total: { rotulo: 'Total', tipo: 'dinheiro', coluna },
  dobro: { rotulo: 'Dobro', tipo: 'numero', valor: ({ total }) => total * 2, coluna },
  segredo: { rotulo: 'Segredo', acao: 'TICKET_INTERNO', coluna },
  soNoArquivo: { rotulo: 'Arquivo', planilha: 10 },
})

const contexto = (...acoes: Acao[]) =>
  ({
    pode: (acao: Acao) => acoes.includes(acao),
    filial: null,
    agora: new Date(),
    parametrosDa: (filial: number | null) =>
      resolverParametros([{ chave: 'GERAL_casasDecimaisDinheiro', filialId: 2, valor: '3' }], filial),
  }) as unknown as Contexto

const texto = (nome: string, acoes: Acao[] = []) => {
  const achada = colunasDosCampos(CAMPOS, contexto(...acoes), {}, celulaDeDinheiro).find(
    ({ id }) => id === nome,
  )
  return achada && render(<>{achada.celula(ITEM)}</>).container.textContent
}

describe('colunas que vêm dos campos', () => {
  it.each([
    ['id', '12.345'],
    ['nome', '–'],
    ['ativo', 'Não'],
    ['dia', '03/02/2026'],
    ['dobro', '3'],
  ])('MES-09 %s se mostra como %s', (nome, esperado) => {
    expect(texto(nome)).toBe(esperado)
  })

  it('GER-02 dinheiro tem as casas da filial da linha', () => {
    expect(texto('total')).toMatch(/^R\$\s1,500$/)
  })

  it('PER-01 só quem pode vê o campo, e o que é só do arquivo não é coluna', () => {
    expect(texto('segredo')).toBeUndefined()
    expect(texto('segredo', ['TICKET_INTERNO'])).toBe('x')
    expect(texto('soNoArquivo')).toBeUndefined()
  })

  it('MES-09 número e dinheiro à direita; a ordem e o lugar são do campo; o que a tela diz vale mais', () => {
    const [id, nome] = colunasDosCampos(CAMPOS, contexto(), {
      nome: { cabecalho: 'Apelido', largura: 10 },
      ativo: false,
    })
    expect(id).toMatchObject({ cabecalho: 'Número', ordenavel: 'id', alinhamento: 'direita', largura: 90 })
    expect(nome).toMatchObject({ cabecalho: 'Apelido', largura: 10 })
    expect(nome).not.toHaveProperty('ordenavel')
    const nomes = colunasDosCampos(CAMPOS, contexto(), { ativo: false }).map(({ cabecalho }) => cabecalho)
    expect(nomes).toEqual(['Número', 'Nome', 'Dia', 'Total', 'Dobro'])
  })
})
