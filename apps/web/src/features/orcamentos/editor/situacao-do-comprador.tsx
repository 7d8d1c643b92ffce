import { emDias, plural } from '@balcao/dominio/formatos/contagem'
import { Decimal } from '@balcao/dominio/formatos/decimal'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { useDoEditor, useEditor } from './contexto.ts'
import estilos from './editor.module.css'
import type { EstadoDoEditor } from './estado.ts'
import { totaisNaTela } from './precificacao.ts'

type Fato = { nome: string; valor: string; ruim?: boolean }

const tudo = (estado: EstadoDoEditor) => estado

/** VEN-02 What of the customer would hold the order back, in sight while the quote is written. */
export function SituacaoDoComprador() {
  const { precificar } = useEditor()
  const estado = useDoEditor(tudo)
  const dinheiro = useFormatoDeDinheiro()
  const { edicao, conteudo, conta } = estado
  const { comprador, opcoes, prazMedMax } = edicao
  const { idCobranca, idPlano } = conteudo.cabecalho
  const totais = totaisNaTela(estado, precificar)
  const cobranca = opcoes.cobrancas.find(({ id }) => id === idCobranca)
  const plano = opcoes.planos.find(({ id }) => id === idPlano)
  const sobra = cobranca?.credito && new Decimal(cobranca.credito.disponivel).minus(totais.vlTot)
  const falta = new Decimal(comprador.pedidoMinimo).minus(totais.mercadoria)
  const { atrasados } = comprador
  const fatos: (Fato | false | null | undefined | '')[] = [
    comprador.bloqueio && { nome: 'Bloqueado', valor: comprador.bloqueio, ruim: true },
    atrasados && {
      nome: 'Em atraso',
      valor: `${plural(atrasados.quantos, 'título', 'títulos')}, ${dinheiro(atrasados.valor)}, há até ${emDias(atrasados.dias)}`,
      ruim: true,
    },
    cobranca?.antecipada && { nome: 'Limite', valor: 'pagamento antecipado, não usa' },
    cobranca?.credito && {
      nome: 'Limite livre',
      valor: `${dinheiro(cobranca.credito.disponivel)} de ${dinheiro(cobranca.credito.total)}${
        sobra?.isNegative() ? `, faltam ${dinheiro(sobra.negated())}` : ''
      }`,
      ruim: sobra?.isNegative() ?? false,
    },
    comprador.pedidoMinimo > 0 && {
      nome: 'Mínimo',
      valor: `${dinheiro(comprador.pedidoMinimo)}${falta.greaterThan(0) ? `, faltam ${dinheiro(falta)}` : ''}`,
      ruim: falta.greaterThan(0) && totais.qtdeIt > 0,
    },
    plano && {
      nome: 'Prazo médio',
      valor: `${emDias(Math.round(plano.prazoMedio))}${prazMedMax === null ? '' : ` de até ${formatarNumero(prazMedMax, 0)}`}`,
      ruim: prazMedMax !== null && plano.prazoMedio > prazMedMax,
    },
    conta && {
      nome: 'Conta corrente',
      valor: [
        dinheiro(conta.disponivel),
        conta.debito > 0 && `este orçamento usa ${dinheiro(conta.debito)}`,
        conta.credito > 0 &&
          `traz ${dinheiro(conta.credito)}${conta.creditoEm === 'NOTA' ? ' ao faturar' : ''}`,
        conta.depois < 0 && `faltam ${dinheiro(-conta.depois)}`,
      ]
        .filter(Boolean)
        .join(', '),
      ruim: conta.depois < 0 && conta.debito > 0,
    },
  ]
  return (
    <dl className={estilos.comprador} aria-label="Situação do cliente" data-so-na-tela>
      {fatos.map(
        (fato) =>
          fato && (
            <div key={fato.nome} data-ruim={fato.ruim || undefined}>
              <dt>{fato.nome}</dt>
              <dd>{fato.valor}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
