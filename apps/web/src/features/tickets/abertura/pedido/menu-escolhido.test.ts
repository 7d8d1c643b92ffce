import { describe, expect, it } from 'vitest'
import { motivoDe, tipoDe } from '../../../../teste/ticket-novo.tsx'
import { CONSUMIDOR_EM_BRANCO, comTipo, TICKET_EM_BRANCO } from './estado.ts'
import { comMenu, comTipoDeHoje } from './menu-escolhido.ts'
import { comMotivo, comObservacaoDoMotivo } from './motivos-escolhidos.ts'

const livre = { consumidorFixo: false }
const menu = (key: string, ...tipos: ReturnType<typeof tipoDe>[]) => ({ key, description: key, tipos })

describe('NOV-01 menu', () => {
  it('de um tipo só já o escolhe; de vários não; o tipo de outro menu sai', () => {
    const [um, dois] = [tipoDe(1), tipoDe(2)]
    const comUm = comMenu(TICKET_EM_BRANCO, menu('DUVIDA', um), livre)
    expect(comUm).toMatchObject({ menu: 'DUVIDA', tipo: { id: 1 } })
    expect(comMenu(comUm, menu('OUTRO', dois, tipoDe(3)), livre)).toMatchObject({ menu: 'OUTRO', tipo: null })
    expect(comMenu(comUm, menu('DUVIDA', um, dois), livre).tipo?.id).toBe(1)
  })
})

describe('rascunho de outro dia', () => {
  const antigo = { ...comTipo(TICKET_EM_BRANCO, tipoDe(1, { usa_mensagem: 2 })), passo: 'DETALHES' as const }
  it('o tipo vem como é hoje, e um passo que não existe mais volta ao começo', () => {
    const hoje = tipoDe(1, { desc: 'Novo nome' })
    expect(comTipoDeHoje(antigo, [menu('A', hoje)], livre)).toMatchObject({
      tipo: hoje,
      passo: 'SOLICITACAO',
    })
    const igual = tipoDe(1, { usa_mensagem: 1 })
    expect(comTipoDeHoje(antigo, [menu('A', igual)], livre).passo).toBe('DETALHES')
  })
  it('um tipo que não existe mais sai, e o consumidor fixo fica', () => {
    const doConsumidor = { ...antigo, consumidorFinal: CONSUMIDOR_EM_BRANCO }
    expect(comTipoDeHoje(doConsumidor, [], { consumidorFixo: true })).toMatchObject({
      tipo: null,
      menu: null,
      consumidorFinal: CONSUMIDOR_EM_BRANCO,
    })
  })
})

describe('NOV-04 motivos', () => {
  const folha = motivoDe(21, 'Folha', { padrao: true })
  const motivos = {
    obrigatorio: true,
    itens: [
      motivoDe(1, 'Sem nada'),
      motivoDe(2, 'Com padrão', { subnivel: { obrigatorio: false, itens: [folha, motivoDe(22, 'Outra')] } }),
    ],
  }
  const novo = comTipo(TICKET_EM_BRANCO, tipoDe(1, { motivos }))

  it('o padrão vem escolhido; limpo, não volta sozinho; trocar em cima leva o de baixo', () => {
    expect(novo.motivos).toEqual([])
    const comDois = comMotivo(novo, 0, 2)
    expect(comDois.motivos).toEqual([{ id: 2 }, { id: 21 }])
    expect(comMotivo(comDois, 1, null).motivos).toEqual([{ id: 2 }])
    expect(comMotivo(comDois, 0, 1).motivos).toEqual([{ id: 1 }])
    expect(comMotivo(comDois, 0, 2)).toBe(comDois)
  })
  it('a observação é do seu nível', () => {
    expect(comObservacaoDoMotivo(comMotivo(novo, 0, 2), 1, 'x').motivos).toEqual([
      { id: 2 },
      { id: 21, obs: 'x' },
    ])
  })
})
