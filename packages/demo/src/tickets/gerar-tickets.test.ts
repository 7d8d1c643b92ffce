import {
  FINALIZACOES_SEM_CONCLUSAO,
  TIPOS,
} from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { feriadosEmVolta } from '@balcao/dominio/prazos/feriados-nacionais'
import { proximaEtapa } from '@balcao/dominio/tickets/etapas'
import { ehRestrito } from '@balcao/dominio/tickets/historico'
import { describe, expect, it } from 'vitest'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import { gerarDemo } from '../gerar-demo.ts'
import { gerarNotas } from '../notas/gerar-notas.ts'
import { calendarioDaDemo } from '../preencher-atendimento.ts'
import { classificarProdutos } from '../produtos/classificar-produtos.ts'
import { distribuirSetores } from '../setores/distribuir-setores.ts'
import { concluiAqui } from './andamento.ts'
import { gerarTickets, type TicketGerado } from './gerar-tickets.ts'
import { etapasDoRoteiro } from './roteiros.ts'

// A Friday afternoon, a Sunday and the first minutes of a Monday: the demo is filled whenever somebody starts it.
const AGORA = new Date('2026-11-13T17:00:00Z')
const OUTROS = [new Date('2026-11-15T09:00:00Z'), new Date('2026-11-16T11:02:00Z')]
const QUANTOS = { aurora: 416, boreal: 266 }
const TRES_MESES_E_MEIO = 121 * 86_400_000

const cpfDe = (tipo: string) => CONTAS_DEMO.find((conta) => conta.tipo === tipo)?.cpf

function gerar(negocio: 'aurora' | 'boreal', agora: Date) {
  const hoje = hojeEm(agora)
  const demo = gerarDemo(negocio, hoje)
  const notas = gerarNotas(negocio, hoje, demo)
  const classes = classificarProdutos(negocio, demo.produtos)
  const calendario = calendarioDaDemo(feriadosEmVolta(hoje))
  return { demo, notas, classes, tickets: gerarTickets({ negocio, agora, calendario, demo, notas, classes }) }
}

describe.each(['aurora', 'boreal'] as const)('tickets de %s', (negocio) => {
  const { demo, notas, classes, tickets } = gerar(negocio, AGORA)
  const abertos = tickets.filter(({ estado }) => estado.finalizadoEm === null)
  const finalizados = tickets.filter(({ estado }) => estado.finalizadoEm !== null)
  const porTipo = (chave: string) => tickets.filter(({ tipo }) => tipo.chave === chave)
  const passou = ({ estado, tipo }: TicketGerado, requisito: string) =>
    etapasDoRoteiro(tipo).some((etapa) => etapa.requisito === requisito && estado.percurso.includes(etapa.id))

  it('são iguais a cada geração', () => {
    expect(gerar(negocio, AGORA).tickets).toEqual(tickets)
  })

  it('são quantos se espera, do mais antigo ao mais novo, nos últimos 120 dias', () => {
    expect(tickets).toHaveLength(QUANTOS[negocio])
    const quando = tickets.map(({ abertoEm }) => abertoEm.getTime())
    expect(quando).toEqual(quando.toSorted((a, b) => a - b))
    expect(quando[0]).toBeGreaterThan(AGORA.getTime() - TRES_MESES_E_MEIO)
    expect(abertos.length / tickets.length).toBeCloseTo(0.4, 1)
    expect(finalizados.filter(({ estado }) => estado.arquivadoEm).length).toBeGreaterThan(20)
  })

  it('há em aberto todas as etapas de todos os tipos', () => {
    const vistas = new Set(abertos.map(({ tipo, estado }) => `${tipo.chave}/${estado.etapa.nome}`))
    for (const { chave, etapas } of TIPOS)
      for (const { nome } of etapas) expect(vistas).toContain(`${chave}/${nome}`)
  })

  it('o operador da demonstração vê ao menos dois de cada tipo na primeira etapa', () => {
    for (const { chave } of TIPOS) {
      const dele = abertos.filter(
        ({ tipo, estado, filial }) =>
          tipo.chave === chave &&
          estado.percurso.length === 0 &&
          estado.setor === 'Atendimento' &&
          filial <= 1,
      )
      expect(dele.length, chave).toBeGreaterThanOrEqual(2)
    }
  })

  it('o colaborador da demonstração tem três conferências a fazer', () => {
    const dele = abertos.filter(
      ({ estado, filial }) =>
        estado.etapa.nome === 'Conferência do recebimento' && estado.setor === 'Recebimento' && filial === 0,
    )
    expect(dele.length).toBeGreaterThanOrEqual(3)
  })

  it('há atrasados, perto do prazo, parados, sem operador, reabertos e encaminhados', () => {
    const andando = abertos.filter(({ estado }) => estado.pausadoEm === null)
    const resta = ({ estado }: TicketGerado) => (estado.prazoSolucaoEm?.getTime() ?? 0) - AGORA.getTime()
    expect(andando.filter((ticket) => resta(ticket) < 0).length).toBeGreaterThan(5)
    expect(
      andando.filter((ticket) => resta(ticket) > 0 && resta(ticket) < 4 * 3_600_000).length,
    ).toBeGreaterThan(3)
    expect(abertos.filter(({ estado }) => estado.pausadoEm).length).toBeGreaterThan(3)
    expect(abertos.filter(({ estado }) => estado.operador === null).length).toBeGreaterThan(10)
    expect(tickets.filter(({ estado }) => estado.reaberturas > 0).length).toBeGreaterThan(5)
    expect(abertos.filter(({ estado }) => estado.setor !== estado.etapa.setor).length).toBeGreaterThan(1)
  })

  it('TIC-13 as versões do histórico são seguidas e ninguém escreve no futuro', () => {
    for (const { entradas, abertoEm } of tickets) {
      expect(entradas.map(({ versao }) => versao)).toEqual(entradas.map((_, i) => i + 1))
      const quando = entradas.map(({ em }) => em.getTime())
      expect(quando).toEqual(quando.toSorted((a, b) => a - b))
      expect(quando[0]).toBe(abertoEm.getTime())
      expect(quando.at(-1)).toBeLessThanOrEqual(AGORA.getTime())
      expect(entradas.every(({ mensagem }) => mensagem !== '' && !mensagem.includes('{'))).toBe(true)
    }
  })

  it('TIC-04 ALC-06 a primeira resposta é a primeira da equipe que o cliente lê ou ouviu', () => {
    const consumidora = cpfDe('CONSUMIDOR_FINAL')
    for (const { entradas, estado, consumidor } of tickets) {
      const le = typeof consumidor?.conta === 'string'
      const primeira = entradas.find(
        ({ tipo, acao, autor, dados }) =>
          !ehRestrito(tipo) &&
          autor !== consumidora &&
          (acao === 'MENSAGEM' ? le || dados?.caso === 'CONTATO' : acao === 'FINALIZACAO' && le),
      )
      expect(estado.respondidoEm).toEqual(primeira?.em ?? null)
    }
  })

  it('TIC-10 o percurso anda só por saídas que existem', () => {
    for (const { tipo, estado } of tickets) {
      const etapas = etapasDoRoteiro(tipo)
      const passos = [...estado.percurso, estado.etapa.id].map((id) =>
        etapas.find((etapa) => etapa.id === id),
      )
      expect(passos[0]).toEqual(etapas[0])
      for (const [i, de] of passos.slice(0, -1).entries()) {
        if (!de) throw new Error('etapa desconhecida')
        const possiveis = [
          proximaEtapa(etapas, de, {}),
          ...de.condicionais.map(({ id, condicao }) =>
            proximaEtapa(etapas, de, {
              escolha: id,
              fatos: new Set(condicao === 'ESCOLHA' ? [] : [condicao]),
            }),
          ),
        ].flatMap((destino) => ('etapa' in destino ? [destino.etapa.id] : []))
        expect(possiveis).toContain(passos[i + 1]?.id)
      }
    }
  })

  it('TIC-10 termina como resolvido só onde a etapa permite, com motivo do tipo', () => {
    const desistencias: string[] = FINALIZACOES_SEM_CONCLUSAO.map(({ descricao }) => descricao)
    for (const { tipo, estado } of finalizados) {
      const motivo = estado.motivoFinalizacao ?? ''
      const doTipo = tipo.finalizacao.map(({ descricao }) => descricao)
      expect([...doTipo, ...desistencias]).toContain(motivo)
      if (doTipo.includes(motivo)) expect(concluiAqui(estado.etapa)).toBe(true)
      const recusado = /não autorizada|negada|não procede|não confirmada|Cobrança correta/.test(motivo)
      if (doTipo.includes(motivo)) expect(recusado).toBe(estado.etapa.nome === 'Comunicar recusa')
    }
  })

  it('nenhum produto é pedido além do que a nota vendeu, somados todos os tickets', () => {
    const pedidos = new Map<string, number>()
    for (const { nota, numeroItem, solicitada } of tickets.flatMap(({ materia }) => materia.produtos)) {
      expect(solicitada).toBeGreaterThan(0)
      if (nota === null) continue
      const chave = `${nota}/${numeroItem}`
      pedidos.set(chave, (pedidos.get(chave) ?? 0) + solicitada)
    }
    const vendidos = new Map<string, number>(
      notas.flatMap(({ chave, itens }) =>
        itens.map(({ numeroItem, quantidade }) => [`${chave}/${numeroItem}`, Number(quantidade)] as const),
      ),
    )
    expect(pedidos.size).toBeGreaterThan(100)
    for (const [chave, pedido] of pedidos) expect(pedido).toBeLessThanOrEqual(vendidos.get(chave) ?? 0)
  })

  it('TIC-11 o que cada etapa pede está respondido depois dela, e só depois', () => {
    for (const ticket of tickets) {
      const { materia } = ticket
      const analisado = passou(ticket, 'ANALISE_DEVOLUCAO')
      for (const produto of materia.produtos) {
        const soma =
          produto.foraPrazo +
          produto.outraMarca +
          produto.falta +
          produto.avaria +
          produto.quebraDireta +
          produto.autorizada
        expect(soma).toBe(analisado ? produto.solicitada : 0)
        expect(produto.status === 'AN').toBe(!analisado)
        const conferido = passou(ticket, 'CHECKIN_DEVOLUCAO') && produto.autorizada > 0
        expect(produto.recebida !== null).toBe(conferido)
      }
      const comNfd = passou(ticket, 'ENVIAR_NFD')
      expect(materia.nfd !== null).toBe(comNfd)
      if (comNfd) expect(materia.nfd?.referenciadas).toEqual([materia.nota?.chave])
      if (!passou(ticket, 'ANALISE_CONTROLADORIA')) expect(materia.custos).toEqual([])
      const { prorrogacao } = materia
      expect(prorrogacao !== null).toBe(ticket.tipo.chave === 'PRORROGACAO_BOLETO')
      expect(prorrogacao?.diasConfirmados != null).toBe(passou(ticket, 'PRORROGACAO_LOGISTICA'))
      expect(prorrogacao?.parecerFinanceiro != null).toBe(passou(ticket, 'PRORROGACAO_FINANCEIRO'))
    }
    expect(tickets.some(({ materia }) => materia.custos.length > 0)).toBe(true)
  })

  it('NOV-03 cada ticket tem o que o tipo exige e nada do que não usa', () => {
    for (const {
      tipo,
      notas: inteiras,
      materia,
      transportadora,
      assunto,
      motivos,
      consumidor,
      cliente,
    } of tickets) {
      const { usa = {} } = tipo
      if (usa.nota === 2) expect(inteiras).toHaveLength(1)
      if (!usa.nota) expect(inteiras).toEqual([])
      if (usa.notaProduto === 2) expect(materia.produtos.some(({ origem }) => origem === 'NOTA')).toBe(true)
      if (usa.produto === 2) expect(materia.produtos.some(({ origem }) => origem === 'AVULSO')).toBe(true)
      if (usa.transportadora === 2) expect(transportadora).not.toBeNull()
      if (!usa.transportadora) expect(transportadora).toBeNull()
      if (usa.assunto === 2) expect(assunto).not.toBeNull()
      if (tipo.motivosObrigatorio) expect(motivos.length).toBeGreaterThan(0)
      if (!usa.consumidorFinal) expect(consumidor).toBeNull()
      expect(cliente === null).toBe(consumidor !== null)
    }
  })

  it('o cliente é da filial do ticket, e a nota é dele e anterior ao ticket', () => {
    const donos = new Map(demo.clientes.map((dono) => [dono.documento, dono]))
    for (const { cliente, filial, materia, abertoEm } of tickets) {
      if (cliente) expect(donos.get(cliente)?.filiais).toContain(filial)
      if (!materia.nota) continue
      expect(materia.nota.destinatario.documento).toBe(cliente)
      expect(materia.nota.filial).toBe(filial)
      expect(new Date(materia.nota.emitidaEm).getTime()).toBeLessThan(abertoEm.getTime())
    }
  })

  it('há tickets da consumidora, de outros consumidores e da carteira da representante', () => {
    const carteira = new Set(
      demo.clientes
        .filter((dono) => dono.representante === cpfDe('REPRESENTANTE'))
        .map(({ documento }) => documento),
    )
    const dela = tickets.filter(({ consumidor }) => consumidor?.conta === cpfDe('CONSUMIDOR_FINAL'))
    expect(dela.length).toBeGreaterThan(5)
    expect(
      dela.every(({ criador, origem }) => criador === cpfDe('CONSUMIDOR_FINAL') && origem === 'PORTAL'),
    ).toBe(true)
    expect(tickets.filter(({ consumidor }) => consumidor && !consumidor.conta).length).toBeGreaterThan(5)
    expect(tickets.filter(({ cliente }) => cliente && carteira.has(cliente)).length).toBeGreaterThan(10)
  })

  it('quem responde pelo ticket trabalha no setor em que ele está', () => {
    const setores = distribuirSetores(demo.colaboradores)
    for (const { estado } of abertos)
      if (estado.operador) expect(setores.get(estado.operador)).toContain(estado.setor)
  })

  it('NOV-11 o produto que exige foto tem a sua', () => {
    const exigem = new Set(
      classes.filter(({ anexoObrigatorio }) => anexoObrigatorio).map(({ codigo }) => codigo),
    )
    expect(exigem.size).toBeGreaterThan(0)
    for (const { materia, entradas } of tickets) {
      const fotografados = new Set(entradas[0]?.anexos.map(({ item }) => item))
      for (const [posicao, { codigo, origem }] of materia.produtos.entries())
        if (origem === 'NOTA' && exigem.has(codigo)) expect(fotografados).toContain(posicao)
    }
  })

  it('o prazo parado guarda o que restava, e o que anda não está parado', () => {
    for (const { estado } of abertos) {
      const espera = estado.status === 'aguardandoCliente'
      expect(estado.pausadoEm !== null).toBe(espera)
      expect(estado.minutosRestantesSolucao !== null).toBe(espera)
    }
  })

  it.each(OUTROS)('em outro momento (%s) também valem as quantidades e nada é do futuro', (agora) => {
    const outros = gerar(negocio, agora).tickets
    expect(outros).toHaveLength(QUANTOS[negocio])
    expect(outros.flatMap(({ entradas }) => entradas).every(({ em }) => em <= agora)).toBe(true)
  })

  it('todos os tipos têm conversa própria e mais de uma abertura', () => {
    for (const { chave } of TIPOS)
      expect(new Set(porTipo(chave).map(({ entradas }) => entradas[0]?.mensagem)).size).toBeGreaterThan(2)
  })
})
