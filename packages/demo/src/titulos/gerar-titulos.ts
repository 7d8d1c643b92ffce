import { hojeEm } from '@balcao/dominio/formatos/datas'
import { comPrefixo, resolverParametros } from '@balcao/dominio/parametros'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import { montarCodigoDeBarras } from '@balcao/dominio/titulos/boleto'
import { campoLivreDoItau } from '@balcao/dominio/titulos/campo-livre'
import { encargosDoTitulo } from '@balcao/dominio/titulos/encargos'
import { montarPix } from '@balcao/dominio/titulos/pix'
import { diaUtilDesde } from '../dias-uteis.ts'
import { EMPRESAS, type NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import { criarSorteio } from '../sorteio.ts'
import { type ContaDeCobrancaGerada, gerarContasDeCobranca } from './gerar-contas-de-cobranca.ts'
import { criarPagador, type Destino } from './pagar-titulos.ts'
import {
  esperaResposta,
  type ProrrogacaoDoTitulo,
  type ProrrogacaoPedida,
  prorrogar,
} from './prorrogar-titulos.ts'

export type TituloGerado = {
  cliente: string
  /** Position in the list of branches. */
  filial: number
  nota: string
  numero: string
  parcela: number
  grupo: string
  emitidoEm: Date
  emissao: string
  vencimento: string
  vencimentoOriginal: string
  valor: string
  pagoEm: string | null
  valorPago: string | null
  baixadoEm: string | null
  nossoNumero: string
  codigoBarras: string
  pix: string | null
  prorrogacoes: readonly ProrrogacaoDoTitulo[]
}

type Fontes = {
  negocio: NegocioDemo
  hoje: string
  calendario: Calendario
  demo: Demo
  notas: readonly NotaGerada[]
  vitrine: string | null
  prorrogacoes: readonly ProrrogacaoPedida[]
}

const PRIMEIRO_NOSSO_NUMERO = 20_400_001
const PARTE_COM_PIX = 0.6

/** DOC-05 One title for each instalment of each invoice; what was paid at once was never owed, and has none. */
export function gerarTitulos(fontes: Fontes): { contas: ContaDeCobrancaGerada[]; titulos: TituloGerado[] } {
  const { negocio, hoje, calendario, demo, notas, vitrine } = fontes
  const sorteio = criarSorteio(`${negocio}/titulos`)
  const contas = gerarContasDeCobranca(negocio, demo.filiais)
  const regras = demo.filiais.map((_, posicao) => regrasDeEncargos(demo, posicao))
  const pagar = criarPagador(negocio, { hoje, calendario, clientes: demo.clientes, notas, vitrine })
  const pedidasDe = Map.groupBy(fontes.prorrogacoes, ({ nota }) => nota)
  const numeros = demo.filiais.map(() => PRIMEIRO_NOSSO_NUMERO)

  function destinoDe(
    parcela: Parameters<typeof pagar>[0],
    prorrogacoes: readonly ProrrogacaoDoTitulo[],
  ): Destino {
    const destino = pagar(parcela)
    const { vencimento } = parcela
    if (esperaResposta(vencimento, pedidasDe.get(parcela.nota) ?? []))
      return { pagoEm: null, baixadoEm: null }
    const novo = prorrogacoes.at(-1)?.novo
    if (novo === undefined) return destino
    const pagoEm = diaUtilDesde(novo, calendario)
    return { pagoEm: novo < hoje && pagoEm <= hoje ? pagoEm : null, baixadoEm: null }
  }

  const titulos = notas.flatMap((nota) => {
    const { filial, chave, destinatario, emitente, duplicatas } = nota
    const emitidoEm = new Date(nota.emitidaEm)
    const emissao = hojeEm(emitidoEm)
    const conta = contas[filial] as ContaDeCobrancaGerada
    return duplicatas.map(({ numero, vencimento, valor }): TituloGerado => {
      const parcela = Number(numero)
      const prorrogacoes = prorrogar(vencimento, pedidasDe.get(chave) ?? [])
      const atual = prorrogacoes.at(-1)?.novo ?? vencimento
      const base = { cliente: destinatario.documento, nota: chave, parcela, emissao, vencimento }
      const { pagoEm, baixadoEm } = destinoDe(base, prorrogacoes)
      const sequencia = numeros[filial] as number
      numeros[filial] = sequencia + 1
      const aPagar = pagoEm === null && baixadoEm === null
      const comPix = aPagar && (sorteio.chance(PARTE_COM_PIX) || destinatario.documento === vitrine)
      return {
        ...base,
        emitidoEm,
        filial,
        numero: `${nota.numero}/${numero}`,
        grupo: `NF ${nota.numero}`,
        vencimento: atual,
        vencimentoOriginal: vencimento,
        valor,
        pagoEm,
        valorPago:
          pagoEm && valorPago({ valor, vencimento: atual, pagoEm }, calendario, regras[filial] as Regras),
        baixadoEm,
        ...registrar(conta, sequencia, { vencimento, valor }),
        pix: comPix
          ? montarPix({
              url: `pix.${EMPRESAS[negocio].dominioDeEmail}/cobv/${sorteio.caracteres('0123456789abcdef', 32)}`,
              valor,
              nome: emitente.razaoSocial,
              cidade: emitente.cidade,
            })
          : null,
        prorrogacoes,
      }
    })
  })
  return { contas, titulos }
}

/** What the bank knows it by. */
function registrar(
  conta: ContaDeCobrancaGerada,
  sequencia: number,
  { vencimento, valor }: { vencimento: string; valor: string },
) {
  const nossoNumero = String(sequencia)
  const { campoLivre, digitoDoNossoNumero } = campoLivreDoItau({
    ...conta,
    conta: conta.numero,
    nossoNumero,
  })
  return {
    nossoNumero: `${conta.carteira}/${nossoNumero}-${digitoDoNossoNumero}`,
    codigoBarras: montarCodigoDeBarras({ banco: conta.banco, vencimento, valor, campoLivre }),
  }
}

type Regras = ReturnType<typeof regrasDeEncargos>

/** Those of the branch, as the demo's parameters say. */
function regrasDeEncargos({ parametros }: Demo, posicao: number) {
  const gravados = parametros.map(({ chave, filial, valor }) => ({
    chave: comPrefixo(chave),
    filialId: filial ?? null,
    valor,
  }))
  const { multaBoleto, jurosBoletoAoMes, carenciaBoletoDias } = resolverParametros(gravados, posicao)
  return { multa: multaBoleto, jurosAoMes: jurosBoletoAoMes, carenciaDias: carenciaBoletoDias }
}

type Pagamento = { valor: string; vencimento: string; pagoEm: string }

/** What falls on a day without banks is still paid in time on the next. */
function valorPago({ valor, vencimento, pagoEm }: Pagamento, calendario: Calendario, regras: Regras): string {
  const noPrazo = pagoEm <= diaUtilDesde(vencimento, calendario)
  return noPrazo ? valor : encargosDoTitulo({ valor, dtVenc: vencimento }, pagoEm, regras).total.toFixed(2)
}

/** Open and overdue, as the day stands. */
export const estaVencido = ({ pagoEm, baixadoEm, vencimento }: TituloGerado, hoje: string): boolean =>
  pagoEm === null && baixadoEm === null && vencimento < hoje

export const estaAberto = ({ pagoEm, baixadoEm }: TituloGerado): boolean =>
  pagoEm === null && baixadoEm === null
