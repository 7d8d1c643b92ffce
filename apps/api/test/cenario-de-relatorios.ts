import { gerarRelatorio, listarRelatorios } from '@balcao/dominio/relatorios/contratos'
import { expect } from 'vitest'
import type { ChaveDeRelatorio } from '../src/features/relatorios/definicoes/catalogo.ts'
import { relatorio } from '../src/features/relatorios/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'

/** Reports by the keys of their definitions, generated and opened as the portal does. */
export function cenarioDeRelatorios(teste: AppDeTeste) {
  async function idDe(chave: ChaveDeRelatorio): Promise<number> {
    const linhas = await teste
      .negocio()
      .banco.select({ id: relatorio.id, chave: relatorio.chave })
      .from(relatorio)
    return linhas.find((linha) => linha.chave === chave)?.id ?? 0
  }

  const abrir = (url: string, headers: Record<string, string> = {}, negocio = 'aurora') =>
    teste.app.inject({ url: `/api/${negocio}${url}`, headers: { accept: 'text/html', ...headers } })

  async function gerar(chave: ChaveDeRelatorio, corpo: object, token: string) {
    return teste.chamar(gerarRelatorio, { params: { idRelatorio: await idDe(chave) }, corpo, token })
  }

  /** Generates and opens; the text of the cells, row by row. */
  async function linhasDe(chave: ChaveDeRelatorio, corpo: object, token: string) {
    const { status, corpo: gerado, erro } = await gerar(chave, corpo, token)
    expect([status, erro]).toEqual([200, gerado])
    const pagina = await abrir(gerado.url)
    expect(pagina.statusCode).toBe(200)
    const corpoDaTabela = /<tbody>(.*?)<\/tbody>/s.exec(pagina.body)?.[1] ?? ''
    const celulas = (texto: string) =>
      [...texto.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, celula = '']) =>
        celula.replaceAll('\u00A0', ' '),
      )
    const pe = /<tfoot>(.*?)<\/tfoot>/s.exec(pagina.body)?.[1] ?? ''
    return {
      html: pagina.body,
      linhas: [...corpoDaTabela.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, linha = '']) => celulas(linha)),
      totais: celulas(pe),
    }
  }

  async function chavesDaLista(token: string): Promise<string[]> {
    const { corpo } = await teste.chamar(listarRelatorios, { token })
    const linhas = await teste.negocio().banco.select().from(relatorio)
    return corpo.itens.map(({ id }) => linhas.find((linha) => linha.id === id)?.chave ?? '')
  }

  return { idDe, abrir, gerar, linhasDe, chavesDaLista }
}
