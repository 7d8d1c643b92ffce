import type { MotivoDePartida } from '@balcao/api/src/features/implantacao/partida/catalogo-de-tickets.ts'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import { gerarNome } from '../acesso/gerar-colaboradores.ts'
import { criarEmissor } from '../brasil/gerar-documentos.ts'
import { gerarTelefone } from '../enderecos/gerar-enderecos.ts'
import type { Demo } from '../gerar-demo.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import type { Sorteio } from '../sorteio.ts'
import { paraEndereco } from '../texto.ts'
import { OBSERVACOES_DO_MOTIVO } from './conversas.ts'
import type { Materia } from './cumprir-requisitos.ts'
import type { Palavras } from './falas.ts'
import type { Plano } from './planejar.ts'
import { type ProdutoDoTicket, produtoAvulso, produtoDaNota } from './produtos-do-ticket.ts'
import { abrirSaldo, ehTotal } from './saldo-das-notas.ts'

type Cliente = Demo['clientes'][number]
type Transportadora = Demo['transportadoras'][number]

export type ConsumidorGerado = {
  /** CPF of the account, where there is one. */
  conta: string | null
  nome: string
  documento: string | null
  email: string | null
  telefone: string | null
  nascimento: string | null
}

/** What a ticket is about, and whose it is. */
export type Sujeito = {
  filial: number
  cliente: Cliente | null
  consumidor: ConsumidorGerado | null
  transportadora: Transportadora | null
  /** From the root of the tree of reasons down. */
  motivos: { descricao: string; observacao: string | null }[]
  notas: string[]
  materia: Materia
  palavras: Palavras
}

const PARTE_COM_OPCIONAL = 0.6
const PARTE_COM_CADASTRO_COMPLETO = 0.65
const DIAS_DE_ATRASO = [3, 12] as const

const nomeCurto = ({ razaoSocial }: Transportadora) => razaoSocial.replace(/ (Ltda|S\.A\.)$/, '')

/** Draws the subjects of tickets, so that no invoice is asked for more than it sold. */
export function criarSujeitos(demo: Demo, notas: readonly NotaGerada[], sorteio: Sorteio) {
  const saldo = abrirSaldo(notas, sorteio)
  const emissor = criarEmissor(sorteio, [
    ...demo.clientes.map(({ documento }) => documento),
    ...demo.colaboradores.map(({ cpf }) => cpf),
  ])
  const conta = (tipo: string) => CONTAS_DEMO.find((candidata) => candidata.tipo === tipo)?.cpf
  const [representante, consumidora] = [conta('REPRESENTANTE'), conta('CONSUMIDOR_FINAL')]
  const daCarteira = (cliente: Cliente) => cliente.representante === representante
  const usa = (valor: number | undefined) =>
    valor === 2 || (valor === 1 && sorteio.chance(PARTE_COM_OPCIONAL))

  function acharNota(plano: Plano, em: Date): NotaGerada | null {
    const { tipo } = plano
    const serve = ({ destinatario, duplicatas }: NotaGerada) =>
      destinatario.documento !== consumidora && (!tipo.usa?.prorrogacao || duplicatas.length > 0)
    if (!tipo.usa?.prorrogacao) return procurarNota(plano, em, serve)
    // One asks for more time to pay what is still to be paid.
    const dia = hojeEm(em)
    const aPagar = (nota: NotaGerada) =>
      serve(nota) && nota.duplicatas.some(({ vencimento }) => vencimento >= dia)
    return procurarNota(plano, em, aPagar) ?? procurarNota(plano, em, serve)
  }

  function procurarNota(
    { tipo, filial, dono }: Plano,
    em: Date,
    serve: (nota: NotaGerada) => boolean,
  ): NotaGerada | null {
    const outras = demo.filiais.map((_, i) => i).filter((posicao) => posicao !== filial)
    if (dono === 'CARTEIRA') {
      const dela = (nota: NotaGerada) => serve(nota) && daCarteira(nota.destinatario)
      const nota = saldo.escolherNota({ filial, em, serve: dela }, tipo)
      if (nota) return nota
    }
    for (const posicao of [filial, ...outras]) {
      const nota = saldo.escolherNota({ filial: posicao, em, serve }, tipo)
      if (nota) return nota
    }
    return null
  }

  function acharCliente({ filial, dono }: Plano, em: Date): Cliente {
    const dia = hojeEm(em)
    const daFilial = demo.clientes.filter(
      (cliente) =>
        cliente.documento !== consumidora && cliente.filiais.includes(filial) && cliente.dataCadastro <= dia,
    )
    const carteira = daFilial.filter(daCarteira)
    return sorteio.um(dono === 'CARTEIRA' && carteira.length > 0 ? carteira : daFilial)
  }

  function identificarConsumidor({ dono, filial }: Plano, em: Date): ConsumidorGerado | null {
    if (dono === 'CONTA') {
      const pessoa = demo.colaboradores.find(({ cpf }) => cpf === consumidora)
      if (!pessoa) throw new Error('A conta do consumidor não está entre os colaboradores')
      const { nome, cpf, email, telefone, dataNascimento } = pessoa
      return { conta: cpf, nome, documento: cpf, email, telefone, nascimento: dataNascimento }
    }
    if (dono !== 'CONSUMIDOR') return null
    const nome = gerarNome(sorteio)
    const ddd = demo.filiais[filial]?.telefone.slice(0, 2) ?? '11'
    // The rest is asked for while the ticket is worked on.
    const completo = sorteio.chance(PARTE_COM_CADASTRO_COMPLETO)
    return {
      conta: null,
      nome,
      documento: completo ? emissor.cpf() : null,
      email: `${paraEndereco(nome)}@correio.example`,
      telefone: gerarTelefone(ddd, sorteio, true),
      nascimento: completo ? somarDias(hojeEm(em), -sorteio.inteiro(19 * 365, 75 * 365)) : null,
    }
  }

  return function criarSujeito(plano: Plano, em: Date): Sujeito {
    const { tipo } = plano
    const consumidor = identificarConsumidor(plano, em)
    const querNota = !consumidor && usa(tipo.usa?.nota ?? tipo.usa?.notaProduto)
    const nota = querNota ? acharNota(plano, em) : null
    const filial = nota?.filial ?? plano.filial
    const cliente = consumidor ? null : (nota?.destinatario ?? acharCliente(plano, em))
    const daNota: ProdutoDoTicket[] = nota
      ? saldo.pedirProdutos(nota, tipo).map((pedido) => produtoDaNota(nota, pedido))
      : []
    const avulsos = tipo.usa?.produto
      ? sorteio.varios(demo.produtos, sorteio.inteiro(1, 2)).map((produto) => produtoAvulso(produto, sorteio))
      : []
    const produtos = [...daNota, ...avulsos]
    const prorrogacao = tipo.usa?.prorrogacao && nota ? pedirProrrogacao(nota) : null
    const transportadora = usa(tipo.usa?.transportadora) ? (nota?.transportadora ?? null) : null
    const dias = prorrogacao?.diasAtraso ?? sorteio.inteiro(...DIAS_DE_ATRASO)
    return {
      filial,
      cliente,
      consumidor,
      transportadora,
      motivos: escolherMotivos(tipo.motivos, tipo.motivosObrigatorio ?? false),
      notas: nota && (tipo.usa?.nota || ehTotal(tipo)) ? [nota.chave] : [],
      materia: { tipo: tipo.chave, nota, produtos, prorrogacao, nfd: null, custos: [] },
      palavras: {
        dias: String(dias),
        ...(cliente && { cliente: cliente.fantasia }),
        ...(nota && { nota: String(nota.numero), transportadora: nomeCurto(nota.transportadora) }),
        ...(produtos[0] && { produto: produtos[0].descricao }),
      },
    }
  }

  function pedirProrrogacao({ transportadora, destinatario }: NotaGerada) {
    const daTransportadora = destinatario.representante === null || sorteio.chance(0.75)
    return {
      responsavel: daTransportadora ? ('TRANSPORTADORA' as const) : ('REPRESENTANTE' as const),
      transportadora: daTransportadora ? transportadora.cnpj : null,
      representante: daTransportadora ? null : destinatario.representante,
      diasAtraso: sorteio.inteiro(...DIAS_DE_ATRASO),
      diasConfirmados: null,
      parecerLogistica: null,
      novaDataVencimento: null,
      parecerFinanceiro: null,
    }
  }

  function escolherMotivos(arvore: readonly MotivoDePartida[], obrigatorio: boolean): Sujeito['motivos'] {
    if (arvore.length === 0 || (!obrigatorio && !sorteio.chance(PARTE_COM_OPCIONAL))) return []
    const { descricao, informa, sub = [] } = sorteio.um(arvore)
    const observacao = informa ? sorteio.um(OBSERVACOES_DO_MOTIVO[descricao] ?? ['Ver o relato.']) : null
    return [{ descricao, observacao }, ...escolherMotivos(sub, true)]
  }
}
