import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { Button, Kbd } from '@mantine/core'
import { IconPlus, IconShoppingCart } from '@tabler/icons-react'
import { useDeferredValue, useMemo } from 'react'
import { useFormatoDeDinheiro, useFormatoDePercentual } from '../../../platform/dinheiro.ts'
import { useDoEditor, useEditor } from './contexto.ts'
import estilos from './editor.module.css'
import type { EstadoDoEditor } from './estado.ts'
import { totaisNaTela } from './precificacao.ts'

const tudo = (estado: EstadoDoEditor) => estado

/** Added up after what is being typed was drawn: 500 lines must not hold a key back. */
function useTotais() {
  const { precificar } = useEditor()
  const { conteudo, produtos, brindes, cupom, edicao, totais } = useDeferredValue(useDoEditor(tudo))
  const somados = useMemo(
    () => totaisNaTela({ conteudo, produtos, brindes, cupom, edicao, totais }, precificar),
    [conteudo, produtos, brindes, cupom, edicao, totais, precificar],
  )
  return { somados, cabecalho: conteudo.cabecalho, percLucro: totais.valores.percLucro }
}

type BarraDeTotaisProps = {
  aoConverter: (() => void) | undefined
  /** By touch, the way back up to the field that adds. */
  aoAdicionar: (() => void) | undefined
}

/** DOC-01, PER-06 What the quote adds up to: always in sight. */
export function BarraDeTotais({ aoConverter, aoAdicionar }: BarraDeTotaisProps) {
  return (
    <section className={estilos.totais} aria-label="Totais">
      <Parcelas />
      {aoAdicionar && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={aoAdicionar}>
          Adicionar
        </Button>
      )}
      {aoConverter && (
        <Button
          leftSection={<IconShoppingCart size={16} aria-hidden />}
          rightSection={<Kbd className={estilos.tecla}>F9</Kbd>}
          onClick={aoConverter}
        >
          Fazer pedido
        </Button>
      )}
    </section>
  )
}

function Parcelas() {
  const { somados: totais, cabecalho, percLucro } = useTotais()
  const dinheiro = useFormatoDeDinheiro()
  const percentual = useFormatoDePercentual()
  const itens = plural(totais.qtdeIt, 'item', 'itens')
  const menos = (valor: Parameters<typeof dinheiro>[0]) => Number(valor) !== 0 && `− ${dinheiro(valor)}`
  const partes = [
    { nome: `Mercadorias (${itens})`, valor: dinheiro(totais.mercadoria) },
    { nome: 'Impostos', valor: dinheiro(totais.impostos) },
    { nome: 'Bonificação', valor: menos(totais.vlBoni) },
    { nome: `Cupom ${cabecalho.cupom ?? ''}`, valor: menos(totais.descontoCupom) },
    { nome: 'Impostos do cupom', valor: menos(totais.impostosDoCupom) },
    { nome: 'Frete', valor: dinheiro(cabecalho.vlFrete) },
    { nome: 'Seguro', valor: cabecalho.vlSeguro > 0 && dinheiro(cabecalho.vlSeguro) },
    { nome: 'Taxa da cobrança', valor: totais.taxaFixa > 0 && dinheiro(totais.taxaFixa) },
    { nome: 'Margem', valor: percLucro !== null && percentual(percLucro), soNaTela: true },
    { nome: 'Peso', valor: `${formatarNumero(totais.peso)} kg`, secundaria: true },
    { nome: 'Volume', valor: `${formatarNumero(totais.volume)} m³`, secundaria: true },
  ]
  return (
    <dl>
      {partes.map(
        ({ nome, valor, secundaria, soNaTela }) =>
          valor && (
            <div key={nome} data-secundaria={secundaria} data-so-na-tela={soNaTela}>
              <dt>{nome}</dt>
              <dd>{valor}</dd>
            </div>
          ),
      )}
      <div data-total>
        <dt>Total</dt>
        <dd>{dinheiro(totais.vlTot)}</dd>
      </div>
    </dl>
  )
}
