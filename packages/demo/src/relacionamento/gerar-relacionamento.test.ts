import { cpfValido } from '@balcao/dominio/brasil/cpf'
import { emailValido } from '@balcao/dominio/brasil/email'
import { telefoneValido } from '@balcao/dominio/brasil/telefone'
import { diasEntre, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { Decimal, somar } from '@balcao/dominio/formatos/decimal'
import { statusEmAberto } from '@balcao/dominio/orcamentos/status'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import { totaisDoPedido } from '@balcao/dominio/pedidos/totais'
import { feriadosEmVolta } from '@balcao/dominio/prazos/feriados-nacionais'
import { codigoDeBarrasValido, decifrarCodigoDeBarras } from '@balcao/dominio/titulos/boleto'
import { pixValido } from '@balcao/dominio/titulos/pix'
import { situacaoDoTitulo } from '@balcao/dominio/titulos/situacao'
import { describe, expect, it } from 'vitest'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import { gerarDemo } from '../gerar-demo.ts'
import { LIMITE_EXCEDIDO } from '../limites/gerar-limites.ts'
import { gerarNotas } from '../notas/gerar-notas.ts'
import { gerarPedidos } from '../pedidos/gerar-pedidos.ts'
import { calendarioDaDemo } from '../preencher-atendimento.ts'
import { estaAberto, estaVencido } from '../titulos/gerar-titulos.ts'
import { TITULOS_VENCIDOS } from '../titulos/pagar-titulos.ts'
import { gerarRelacionamento } from './gerar-relacionamento.ts'

// A Sunday at noon; the same Sunday one hour after it began, and the first minutes of a Monday, because the demo is filled whenever somebody starts it.
const AGORA = new Date('2026-11-15T15:00:00Z')
const OUTROS = [new Date('2026-11-15T04:00:30Z'), new Date('2026-11-16T11:02:00Z')]

const conta = (qual: string) => CONTAS_DEMO.find(({ tipo }) => tipo === qual)?.cpf ?? ''

function gerar(negocio: 'aurora' | 'boreal', agora: Date) {
  const hoje = hojeEm(agora)
  const demo = gerarDemo(negocio, hoje)
  const notas = gerarNotas(negocio, hoje, demo)
  const pedidos = gerarPedidos({ negocio, agora, demo, notas })
  const calendario = calendarioDaDemo(feriadosEmVolta(hoje))
  const gerado = gerarRelacionamento({ negocio, agora, calendario, demo, notas, pedidos, prorrogacoes: [] })
  return { demo, notas, pedidos, gerado, hoje }
}

describe.each(['aurora', 'boreal'] as const)('relacionamento de %s', (negocio) => {
  const { demo, notas, pedidos, gerado, hoje } = gerar(negocio, AGORA)
  const { titulos, limites, orcamentos, agendas, atendimentos, vitrine } = gerado
  const clienteDe = new Map(demo.clientes.map((cliente) => [cliente.documento, cliente]))
  const vencidos = titulos.filter((titulo) => estaVencido(titulo, hoje))

  it('é igual a cada geração', () => {
    expect(gerar(negocio, AGORA).gerado).toEqual(gerado)
  })

  it.each([AGORA, ...OUTROS])('preenchido em %s, nada do que se fez é do futuro', (agora) => {
    const dia = hojeEm(agora)
    const { gerado: deAgora } = gerar(negocio, agora)
    const feitos = [
      ...deAgora.informacoes.map(({ em }) => em),
      ...deAgora.titulos.map(({ emitidoEm }) => emitidoEm),
      ...deAgora.orcamentos.flatMap(({ incluidoEm, movimentadoEm, perda }) => [
        incluidoEm,
        movimentadoEm,
        perda?.em ?? agora,
      ]),
      ...deAgora.agendas.flatMap(({ criadaEm, fim, discadora }) => [
        criadaEm,
        fim?.em ?? agora,
        discadora?.em ?? agora,
      ]),
      ...deAgora.atendimentos.map(({ em }) => em),
      ...deAgora.ocorrencias.map(({ ocorridaEm }) => ocorridaEm),
    ]
    expect(feitos.length).toBeGreaterThan(1000)
    expect(feitos.filter((em) => em > agora)).toEqual([])
    const pagamentos = deAgora.titulos.flatMap(({ pagoEm, baixadoEm }) => [pagoEm, baixadoEm])
    expect(pagamentos.filter((data) => data !== null && data > dia)).toEqual([])
  })

  it('DOC-05 um título por parcela de cada nota, com o número, o vencimento e o valor dela', () => {
    const parcelas = notas.flatMap((nota) =>
      nota.duplicatas.map(({ numero, vencimento, valor }) => ({
        nota: nota.chave,
        numero: `${nota.numero}/${numero}`,
        parcela: Number(numero),
        vencimentoOriginal: vencimento,
        valor,
      })),
    )
    expect(
      titulos.map(({ nota, numero, parcela, vencimentoOriginal, valor }) => ({
        nota,
        numero,
        parcela,
        vencimentoOriginal,
        valor,
      })),
    ).toEqual(parcelas)
    const daNota = Map.groupBy(titulos, ({ nota }) => nota)
    for (const { chave, valorTotal, duplicatas } of notas)
      if (duplicatas.length > 0)
        expect(somar(...(daNota.get(chave) ?? []).map(({ valor }) => valor)).toFixed(2)).toBe(valorTotal)
  })

  it('DOC-05 todo código de barras e todo PIX é válido, e diz o valor e o vencimento registrados', () => {
    for (const { codigoBarras, valor, vencimentoOriginal } of titulos) {
      expect(codigoDeBarrasValido(codigoBarras)).toBe(true)
      const decifrado = decifrarCodigoDeBarras(codigoBarras, hoje)
      expect([decifrado.valor.toFixed(2), decifrado.vencimento]).toEqual([valor, vencimentoOriginal])
    }
    expect(new Set(titulos.map(({ codigoBarras }) => codigoBarras)).size).toBe(titulos.length)
    const comPix = titulos.flatMap(({ pix }) => pix ?? [])
    expect(comPix.length).toBeGreaterThan(20)
    expect(comPix.filter((codigo) => !pixValido(codigo))).toEqual([])
  })

  it('DOC-05 há títulos em todas as situações; quem pagou atrasado pagou mais', () => {
    const situacoes = titulos.map(({ vencimento, pagoEm, baixadoEm }) =>
      situacaoDoTitulo({ dtVenc: vencimento, pagoEm, baixadoEm }, hoje),
    )
    const quantos = (situacao: string) => situacoes.filter((outra) => outra === situacao).length
    expect(quantos('PAGO')).toBeGreaterThan(titulos.length * 0.7)
    expect(quantos('ATIVO')).toBeGreaterThan(100)
    expect(quantos('VENCIDO')).toBeGreaterThan(5)
    expect(quantos('BAIXADO')).toBe(4)
    const pagos = titulos.filter(({ pagoEm }) => pagoEm !== null)
    const comEncargos = pagos.filter(({ valor, valorPago }) => valorPago !== valor)
    expect(comEncargos.length / pagos.length).toBeGreaterThan(0.05)
    expect(comEncargos.length / pagos.length).toBeLessThan(0.2)
    for (const { valor, valorPago, vencimento, pagoEm } of comEncargos) {
      expect(new Decimal(valorPago ?? 0).greaterThan(valor)).toBe(true)
      expect(pagoEm && pagoEm > vencimento).toBe(true)
    }
  })

  it('quem foi bloqueado por títulos vencidos há mais de 30 dias os tem, e ninguém mais', () => {
    const haMuito = vencidos.filter(({ vencimento }) => diasEntre(vencimento, hoje) > 30)
    const bloqueados = demo.clientes.filter(({ motivoBloqueio }) => motivoBloqueio === TITULOS_VENCIDOS)
    expect(bloqueados.length).toBeGreaterThan(0)
    expect([...new Set(haMuito.map(({ cliente }) => cliente))].toSorted()).toEqual(
      bloqueados.map(({ documento }) => documento).toSorted(),
    )
    expect(new Set(vencidos.map(({ cliente }) => cliente)).size).toBeLessThan(15)
  })

  it('CLI-03 todo comprador tem limite: quase todos com folga, uns no fim; quem foi bloqueado por isso, acima', () => {
    const somarDe = (valores: { cliente: string; valor: string }[]) => {
      const porCliente = Map.groupBy(valores, ({ cliente }) => cliente)
      return (cliente: string) => somar(...(porCliente.get(cliente) ?? []).map(({ valor }) => valor))
    }
    const devido = somarDe(titulos.filter(estaAberto))
    const emPedidos = somarDe(
      pedidos
        .filter(
          ({ status, cobranca }) =>
            status !== 'CANCELADO' && !foiFaturado(status) && cobranca === 'Boleto bancário',
        )
        .map(({ cliente, valorTotal }) => ({ cliente, valor: valorTotal })),
    )
    const uso = limites.map(({ cliente, limiteTotal }) =>
      somar(devido(cliente), emPedidos(cliente)).dividedBy(limiteTotal).toNumber(),
    )
    expect(
      uso.filter((parte) => parte > 1 && parte < Number.POSITIVE_INFINITY).length,
    ).toBeGreaterThanOrEqual(2)
    expect(uso.filter((parte) => parte > 1).length).toBeLessThanOrEqual(5)
    for (const [i, { cliente }] of limites.entries())
      if (clienteDe.get(cliente)?.motivoBloqueio === LIMITE_EXCEDIDO)
        expect(uso[i]).not.toBeLessThanOrEqual(1)
    expect(uso.filter((parte) => parte > 0.9 && parte <= 1)).toHaveLength(4)
    expect(uso.filter((parte) => parte < 0.6).length).toBeGreaterThan(limites.length * 0.9)
    const comLimite = new Set(limites.map(({ cliente }) => cliente))
    const consumidora = demo.clientes[0]?.documento
    expect(titulos.every(({ cliente }) => comLimite.has(cliente))).toBe(true)
    expect(pedidos.every(({ cliente }) => comLimite.has(cliente) || cliente === consumidora)).toBe(true)
  })

  it('DOC-01 os orçamentos têm os totais da regra, e os ganhos são o pedido que viraram', () => {
    const pedidoDe = new Map(pedidos.map((pedido) => [pedido.numero, pedido]))
    const semAtender = (itens: (typeof pedidos)[number]['itens']) =>
      itens.map(({ codigo, quantidade, valorTotal, removido }) => ({
        codigo,
        quantidade,
        valorTotal,
        removido,
      }))
    for (const orcamento of orcamentos) {
      const { vlTot, qtdeIt } = totaisDoPedido({
        itens: orcamento.itens
          .filter(({ removido }) => !removido)
          .map(({ valorTotal }) => ({ vlTot: valorTotal })),
        vlBoni: orcamento.valorBonificacao,
        cupom: orcamento.cupomDesconto === null ? null : { desconto: orcamento.cupomDesconto },
        vlFrete: orcamento.valorFrete,
        vlSeguro: orcamento.valorSeguro,
        taxaFixa: orcamento.taxaFixa,
      })
      expect([orcamento.valorTotal, orcamento.quantidadeItens]).toEqual([vlTot.toFixed(2), qtdeIt])
      expect(orcamento.pedido !== null).toBe(orcamento.status === 'ATIVO')
      expect(orcamento.perda !== null).toBe(orcamento.status === 'PERDIDO')
      if (orcamento.pedido === null) continue
      const pedido = pedidoDe.get(orcamento.pedido)
      expect(pedido).toMatchObject({ cliente: orcamento.cliente, valorTotal: orcamento.valorTotal })
      expect(semAtender(orcamento.itens)).toEqual(semAtender(pedido?.itens ?? []))
      expect(pedido && orcamento.incluidoEm < pedido.incluidoEm).toBe(true)
    }
    expect(orcamentos.map(({ numero }) => numero)).toEqual(orcamentos.map((_, i) => 30_001 + i))
  })

  it('DOC-03 há orçamentos ganhos, perdidos, expirados e em aberto, com cupom, removidos e links de pagamento', () => {
    const alguns = (condicao: (orcamento: (typeof orcamentos)[number]) => boolean) =>
      orcamentos.filter(condicao).length
    const casos = {
      ganhos: alguns(({ status }) => status === 'ATIVO'),
      perdidos: alguns(({ status }) => status === 'PERDIDO'),
      expirados: alguns(({ status, validade }) => statusEmAberto(status) && validade < hoje),
      abertos: alguns(({ status, validade }) => status === 'ORCAMENTO' && validade >= hoje),
      cotacoes: alguns(({ status, validade }) => status === 'COTACAO' && validade >= hoje),
      cupom: alguns(({ cupomCodigo }) => cupomCodigo !== null),
      removidos: alguns(({ itens }) => itens.some(({ removido }) => removido)),
      pendentes: alguns(({ link }) => link?.status === 'PAGAMENTO_PENDENTE' && link.validade > AGORA),
      linksExpirados: alguns(({ link }) => link?.status === 'PAGAMENTO_EXPIRADO' && link.validade < AGORA),
      prospects: alguns(({ cliente }) => clienteDe.get(cliente)?.prospect === true),
    }
    for (const [caso, quantos] of Object.entries(casos)) expect([caso, quantos > 3]).toEqual([caso, true])
    expect(orcamentos.length).toBeGreaterThan(200)
    for (const { cliente, incluidoEm } of orcamentos)
      expect(
        diasEntre(clienteDe.get(cliente)?.dataCadastro ?? '', hojeEm(incluidoEm)),
      ).toBeGreaterThanOrEqual(-1)
  })

  it('AGE-01 as agendas são de quem atende o cliente; as de cobrança, de quem deve ou pagou atrasado', () => {
    const ativos = new Set(demo.colaboradores.filter(({ ativo }) => ativo).map(({ cpf }) => cpf))
    const atrasaram = new Set(
      titulos
        .filter(
          (titulo) =>
            estaVencido(titulo, hoje) || (titulo.pagoEm !== null && titulo.pagoEm > titulo.vencimento),
        )
        .map(({ cliente }) => cliente),
    )
    for (const { cliente, colaborador, tipo, agendadaPara, criadaEm, fim, idExterno } of agendas) {
      expect(ativos.has(colaborador)).toBe(true)
      expect(criadaEm <= agendadaPara).toBe(true)
      if (fim) expect(fim.em >= criadaEm && fim.resultado.length > 0).toBe(true)
      if (tipo === 'C') expect(atrasaram.has(cliente)).toBe(true)
      if (idExterno !== null) expect(idExterno).toMatch(/^(AG|COB)-\d{6}$/)
    }
    const alguns = (condicao: (agenda: (typeof agendas)[number]) => boolean) =>
      agendas.filter(condicao).length
    const casos = {
      cumpridas: alguns(({ fim }) => fim !== null),
      atrasadas: alguns(({ fim, agendadaPara }) => fim === null && agendadaPara < AGORA),
      porVir: alguns(({ agendadaPara }) => agendadaPara > AGORA),
      cobranca: alguns(({ tipo }) => tipo === 'C'),
      deFora: alguns(({ idExterno }) => idExterno !== null),
      discadas: alguns(({ discadora }) => discadora !== null),
      comPedido: alguns(({ pedido }) => pedido !== null),
      deOrcamento: alguns(({ orcamento }) => orcamento !== null),
    }
    for (const [caso, quantos] of Object.entries(casos)) expect([caso, quantos > 5]).toEqual([caso, true])
  })

  it('CLI-01 a vitrine tem de tudo: é da representante e da filial do operador da demonstração', () => {
    const cliente = clienteDe.get(vitrine ?? '')
    expect(cliente).toMatchObject({ representante: conta('REPRESENTANTE'), motivoBloqueio: null })
    expect(cliente?.filiais[0]).toBe(0)
    const dela = <T extends { cliente: string }>(lista: readonly T[]) =>
      lista.filter((item) => item.cliente === vitrine)
    expect(dela(gerado.contatos)).toHaveLength(4)
    expect(gerado.vendedores.get(vitrine ?? '')).toContain(conta('OPERADOR'))
    expect(dela(gerado.informacoes).length).toBeGreaterThanOrEqual(3)
    expect(dela(atendimentos).filter(({ sobre }) => sobre === null).length).toBeGreaterThanOrEqual(3)
    const estados = new Set(
      dela(orcamentos).map(
        ({ status, validade }) => `${status} ${validade < hoje && statusEmAberto(status)}`,
      ),
    )
    expect([...estados].toSorted()).toEqual([
      'ATIVO false',
      'COTACAO false',
      'COTACAO true',
      'ORCAMENTO false',
      'ORCAMENTO true',
      'PERDIDO false',
    ])
    const abertos = dela(titulos).filter(estaAberto)
    expect(abertos.filter(({ vencimento }) => vencimento < hoje).length).toBeGreaterThanOrEqual(2)
    expect(abertos.some(({ vencimento }) => vencimento >= hoje)).toBe(true)
    expect(abertos.every(({ pix }) => pix !== null)).toBe(true)
    const doOperador = dela(agendas).filter(
      ({ colaborador, fim }) => colaborador === conta('OPERADOR') && fim === null,
    )
    const dias = doOperador.map(({ agendadaPara }) => hojeEm(agendadaPara))
    expect([dias.some((dia) => dia < hoje), dias.includes(hoje), dias.some((dia) => dia > hoje)]).toEqual([
      true,
      true,
      true,
    ])
    expect(doOperador.some(({ tipo }) => tipo === 'C')).toBe(true)
    const dasNotas = new Set(
      notas.filter(({ destinatario }) => destinatario.documento === vitrine).map(({ chave }) => chave),
    )
    const rastreios = gerado.rastreios.filter(({ nota }) => dasNotas.has(nota)).map(({ tipo }) => tipo)
    expect([...new Set(rastreios)].toSorted()).toEqual(['CORREIOS', 'PROPRIO', 'SSW'])
  })

  it('CLI-06 contatos, telefones e e-mails são possíveis; o principal é o do cadastro', () => {
    for (const { documento, telefone, email } of gerado.contatos) {
      expect(documento === null || cpfValido(documento)).toBe(true)
      expect(telefone === null || telefoneValido(telefone, { minimoDeDigitos: 10 })).toBe(true)
      expect(email === null || emailValido(email)).toBe(true)
    }
    const comContato = new Set(gerado.contatos.map(({ cliente }) => cliente))
    const [consumidora] = demo.clientes
    expect(
      demo.clientes.filter(({ prospect, documento }) => !prospect && !comContato.has(documento)),
    ).toEqual([consumidora])
    const principais = (lista: readonly { cliente: string; principal: boolean }[]) =>
      lista.filter(({ principal }) => principal)
    expect(principais(gerado.telefones)).toEqual(
      demo.clientes.map(({ documento, telefone }) =>
        expect.objectContaining({ cliente: documento, numero: telefone }),
      ),
    )
    expect(principais(gerado.emails)).toEqual(
      demo.clientes.map(({ documento, email }) => expect.objectContaining({ cliente: documento, email })),
    )
    expect(gerado.telefones.every(({ numero, whatsapp }) => !whatsapp || numero.length === 11)).toBe(true)
    expect(gerado.telefones.some(({ permiteEditar }) => !permiteEditar)).toBe(true)
    expect(gerado.emails.some(({ descricao }) => descricao === 'NF-e')).toBe(true)
  })

  it('CLI-03 a classe de venda segue o que cada um compra; as lojas de uma rede dizem a mesma', () => {
    const total = new Map<string, number>()
    for (const { destinatario, valorTotal } of notas)
      total.set(destinatario.documento, (total.get(destinatario.documento) ?? 0) + Number(valorTotal))
    const daClasse = (classe: string) =>
      gerado.perfis
        .filter(({ classeVenda }) => classeVenda === classe)
        .map(({ documento }) => total.get(documento) ?? 0)
    expect(Math.min(...daClasse('A'))).toBeGreaterThanOrEqual(Math.max(...daClasse('B')))
    expect(Math.min(...daClasse('B'))).toBeGreaterThanOrEqual(Math.max(...daClasse('C')))
    const redes = Map.groupBy(
      gerado.perfis.filter(({ rede }) => rede !== null),
      ({ rede }) => rede,
    )
    expect([...redes.values()].some((lojas) => lojas.length > 1)).toBe(true)
    const partes = gerado.perfis.filter(({ observacaoLogistica }) => observacaoLogistica !== null).length
    expect(partes / gerado.perfis.length).toBeCloseTo(1 / 3, 1)
  })

  it('ENT-08 representantes e operadores respondem a um supervisor da sua filial; cada comprador tem um vendedor ou dois', () => {
    const porCpf = new Map(demo.colaboradores.map((pessoa) => [pessoa.cpf, pessoa]))
    for (const { cpf, supervisor } of gerado.equipe) {
      const { tipo, filiais } = porCpf.get(cpf) ?? {}
      expect(supervisor !== null).toBe(tipo === 'OPERADOR' || tipo === 'REPRESENTANTE')
      if (supervisor === null) continue
      expect(porCpf.get(supervisor)).toMatchObject({ tipo: 'SUPERVISOR' })
      expect(porCpf.get(supervisor)?.filiais).toContain(filiais?.[0])
    }
    for (const [documento, cpfs] of gerado.vendedores) {
      expect(cpfs.length).toBeGreaterThan(0)
      for (const cpf of cpfs) expect(porCpf.get(cpf)?.filiais).toContain(clienteDe.get(documento)?.filiais[0])
    }
  })

  it('DOC-04 a frota própria conta a entrega até onde o pedido está', () => {
    const statusDa = new Map(
      pedidos.flatMap(({ notas: chaves, status }) => chaves.map((chave) => [chave, status])),
    )
    const ocorrenciasDe = Map.groupBy(gerado.ocorrencias, ({ codigoRastreio }) => codigoRastreio)
    const proprios = gerado.rastreios.filter(({ tipo }) => tipo === 'PROPRIO')
    expect(proprios.length).toBeGreaterThan(10)
    for (const { nota, codigo } of proprios) {
      const historia = ocorrenciasDe.get(codigo) ?? []
      expect(historia.length).toBeGreaterThan(0)
      expect(historia.some(({ entregue, recebedor }) => entregue && recebedor !== null)).toBe(
        statusDa.get(nota) === 'ENTREGUE',
      )
    }
    for (const { tipo, codigo, nota } of gerado.rastreios) {
      if (tipo === 'SSW') expect(codigo).toBe(nota)
      if (tipo === 'CORREIOS') expect(codigo).toMatch(/^[A-Z]{2}\d{9}BR$/)
    }
    const desde = somarDias(hoje, -120)
    const recentes = notas.filter(({ dataSaida }) => dataSaida >= desde)
    expect(gerado.rastreios).toHaveLength(recentes.length)
  })
})
