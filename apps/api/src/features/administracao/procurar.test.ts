import { procurarNaAdministracao } from '@balcao/dominio/administracao/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { setor } from '../setores/tabelas.ts'
import { ticketTipo } from '../tickets/nucleo/tabelas-catalogo.ts'

describe('ADM-01 a busca da administração', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())
  const procurar = async (q: string, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(procurarNaAdministracao, { query: { q }, token: await teste.tokenDe(quem) })

  it('“prazo de devolução” acha o parâmetro, os tipos que ele muda e a página que o usa', async () => {
    const { status, corpo } = await procurar('prazo de devolução')
    expect(status).toBe(200)
    expect(corpo.itens[0]).toMatchObject({
      tipo: 'PARAMETRO',
      nome: 'Prazo de devolução',
      endereco: '/administracao/parametros',
      chave: 'diasJanelaDevolucao',
      usadoEm: ['/tickets'],
    })
    expect(corpo.itens[0]?.usadoPor).toEqual(expect.arrayContaining([expect.stringMatching(/evolução/)]))
  })

  it('ADM-08 acha um texto pelo nome e por quando ele vai, e um tipo de ticket pelo nome', async () => {
    const [texto] = (await procurar('e-mail do orçamento')).corpo.itens
    expect(texto).toMatchObject({
      tipo: 'TEXTO',
      endereco: '/administracao/textos',
      chave: 'emailDoOrcamento',
    })
    const [tipo] = await teste.negocio().banco.select().from(ticketTipo).limit(1)
    const achados = (await procurar(tipo?.descricao ?? '')).corpo.itens
    expect(achados).toContainEqual(
      expect.objectContaining({
        tipo: 'TIPO_DE_TICKETS',
        nome: tipo?.descricao,
        endereco: '/administracao/tipos-de-tickets',
        chave: String(tipo?.id),
      }),
    )
  })

  it('acha o que há em cada assunto pelo nome, também o que se retirou, e só de quem o pode mudar', async () => {
    const { banco } = teste.negocio()
    const nomes = ['Zircônia de Campo', 'Zircônia 50%_']
    const gravados = await banco
      .insert(setor)
      .values(nomes.map((nome, i) => ({ nome, ativo: i === 0 })))
      .returning()
    const [primeiro, segundo] = gravados
    const achado = (um: typeof primeiro, detalhe: string) => ({
      ...{ tipo: 'LINHA', nome: um?.nome, detalhe, endereco: '/administracao/catalogo/setores' },
      ...{ chave: String(um?.id), usadoEm: [], usadoPor: [] },
    })
    const itens = async (q: string, quem?: TipoDeUsuario) => (await procurar(q, quem)).corpo.itens
    expect(await itens('setores zirconia campo')).toEqual([achado(primeiro, 'Em Setores')])
    expect(await itens('zircônia 50%_')).toEqual([achado(segundo, 'Em Setores, entre os retirados')])
    expect(await itens('zircônia', 'GERENTE')).toEqual([])
    expect(await itens('?!')).toEqual([])
  })

  it('acha páginas por outras palavras, e não acha o que não há', async () => {
    const { corpo } = await procurar('tag')
    expect(corpo.itens.map(({ endereco }) => endereco)).toContain('/etiquetas')
    expect((await procurar('zebra listrada')).corpo.itens).toEqual([])
  })

  it('não mostra o que a pessoa não pode mudar', async () => {
    const { corpo } = await procurar('prazo de devolução', 'GERENTE')
    expect(corpo.itens.filter(({ tipo }) => tipo !== 'AREA')).toEqual([])
  })

  it('401, 403, 422', async () => {
    expect((await teste.chamar(procurarNaAdministracao, { query: { q: 'prazo' } })).status).toBe(401)
    expect((await procurar('prazo', 'OPERADOR')).status).toBe(403)
    expect((await procurar('')).status).toBe(422)
  })
})
