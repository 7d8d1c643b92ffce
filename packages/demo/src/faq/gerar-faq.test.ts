import { criarArtigo } from '@balcao/dominio/faq/contratos'
import { lerMarcacao } from '@balcao/dominio/faq/marcacao'
import { scoreBom, scoreDoArtigo } from '@balcao/dominio/faq/score'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { gerarDemo } from '../gerar-demo.ts'
import { gerarFaq } from './gerar-faq.ts'

const HOJE = '2026-11-15'
const gerar = (negocio: 'aurora' | 'boreal') =>
  gerarFaq(negocio, HOJE, gerarDemo(negocio, HOJE).colaboradores)

it.each(['aurora', 'boreal'] as const)(
  'FAQ-01 %s: todo artigo poderia ter sido escrito na tela',
  (negocio) => {
    for (const { publicado: _, data: __, votos: ___, ...artigo } of gerar(negocio).flatMap(
      ({ artigos }) => artigos,
    )) {
      expect(z.safeParse(criarArtigo.corpo, { ...artigo, idTipo: 1 }), artigo.titulo).toMatchObject({
        success: true,
      })
      expect(lerMarcacao(artigo.conteudo).length, artigo.titulo).toBeGreaterThan(1)
    }
  },
)

it('FAQ-01 são os mesmos a cada vez, com um voto por pessoa e bons e maus scores', () => {
  const artigos = gerar('aurora').flatMap((tipo) => tipo.artigos)
  expect(gerar('aurora')).toEqual(gerar('aurora'))
  for (const { votos } of artigos) expect(new Set(votos.map(({ cpf }) => cpf)).size).toBe(votos.length)
  const bons = artigos.map(({ votos }) => {
    const ajudou = votos.filter((voto) => voto.ajudou).length
    return scoreBom(scoreDoArtigo({ ajudou, naoAjudou: votos.length - ajudou }))
  })
  expect(new Set(bons)).toEqual(new Set([true, false]))
  expect(artigos.filter(({ publicado }) => !publicado)).toHaveLength(1)
  expect(artigos.some(({ publico }) => publico === 'INTERNO')).toBe(true)
})
