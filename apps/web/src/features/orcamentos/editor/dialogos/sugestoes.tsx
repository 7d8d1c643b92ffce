import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { listarSugestoes } from '@balcao/dominio/orcamentos/edicao'
import {
  embalagemPelaLetra,
  embalagemPreferida,
  menorQuantidade,
} from '@balcao/dominio/orcamentos/juntar-linha'
import { Button } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useCallback } from 'react'
import { useConsulta } from '../../../../platform/consultas.ts'
import { useFormatoDePrecoUnitario } from '../../../../platform/dinheiro.ts'
import { AreaDaConsulta } from '../../../../platform/ficha/area-da-consulta.tsx'
import { Cartao } from '../../../../ui/ficha/cartao.tsx'
import { DialogoDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { avisarErro } from '../../../../ui/retorno/toasts.ts'
import { useDoEditor, useEditor } from '../contexto.ts'
import { OpcaoDoProduto } from '../entrada/opcao-do-produto.tsx'
import { useAdicionar } from '../entrada/use-adicionar.ts'
import type { EstadoDoEditor } from '../estado.ts'
import estilos from './dialogos.module.css'

type Sugestao = RespostaDe<typeof listarSugestoes>['comprados'][number]

/** VEN-02 What this customer buys, with what they paid, and what goes along: one key away. */
export function Sugestoes({ aberto, aoFechar }: { aberto: boolean; aoFechar: () => void }) {
  return (
    <DialogoDaFicha aberto={aberto} titulo="Últimas compras e sugestões" aoFechar={aoFechar}>
      {aberto && <Listas />}
    </DialogoDaFicha>
  )
}

/** Arrows go from one button to the next; Enter adds. */
function aoTeclar(evento: KeyboardEvent<HTMLElement>) {
  const passo = evento.key === 'ArrowDown' ? 1 : evento.key === 'ArrowUp' ? -1 : 0
  if (passo === 0) return
  evento.preventDefault()
  const botoes = [...evento.currentTarget.querySelectorAll<HTMLElement>('button[data-adicionar]')]
  botoes[botoes.indexOf(document.activeElement as HTMLElement) + passo]?.focus()
}

function Listas() {
  const { editor } = useEditor()
  const { id } = editor.ler().edicao
  const consulta = useConsulta(listarSugestoes, { params: { id } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta
      consulta={consulta}
      discreta
      vazio={({ comprados, acompanham }) => comprados.length + acompanham.length === 0}
      textoVazio="Este cliente ainda não comprou nada que se possa sugerir."
    >
      {({ comprados, acompanham }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: its buttons are reached by arrows too
        <div className={estilos.sugestoes} onKeyDown={aoTeclar}>
          <Lista titulo="Este cliente costuma comprar" sugestoes={comprados} primeira />
          <Lista titulo="Costumam acompanhar" sugestoes={acompanham} primeira={comprados.length === 0} />
        </div>
      )}
    </AreaDaConsulta>
  )
}

type ListaProps = { titulo: string; sugestoes: readonly Sugestao[]; primeira: boolean }

function Lista({ titulo, sugestoes, primeira }: ListaProps) {
  if (sugestoes.length === 0) return null
  return (
    <Cartao titulo={titulo} nivel={3} solto>
      <ul>
        {sugestoes.map((sugestao, i) => (
          <LinhaDaSugestao key={sugestao.produto.id} sugestao={sugestao} comFoco={primeira && i === 0} />
        ))}
      </ul>
    </Cartao>
  )
}

function LinhaDaSugestao({ sugestao, comFoco }: { sugestao: Sugestao; comFoco: boolean }) {
  const { produto, ultima } = sugestao
  const { editor } = useEditor()
  const adicionar = useAdicionar()
  const unitario = useFormatoDePrecoUnitario()
  const esta = useDoEditor(
    useCallback(
      ({ conteudo }: EstadoDoEditor) => conteudo.itens.some(({ idProd }) => idProd === produto.id),
      [produto.id],
    ),
  )
  // The quantity of the last time, where it still serves.
  const embalagem =
    (ultima && embalagemPelaLetra(produto, ultima.emb.split(' ')[0] ?? '')) ||
    embalagemPreferida(produto, editor.ler().conteudo.itens)
  const qtde = ultima?.qtde ?? (embalagem ? menorQuantidade(embalagem) : 1)

  function aoAdicionar() {
    const recusa =
      adicionar(produto, embalagem, qtde) &&
      adicionar(produto, embalagem, embalagem && menorQuantidade(embalagem))
    if (recusa) avisarErro(recusa.produto ?? recusa.qtde ?? '')
  }
  return (
    <li className={estilos.sugestao}>
      <OpcaoDoProduto produto={produto} />
      {ultima && (
        <small className={estilos.ultima}>
          {formatarData(ultima.data.slice(0, 10))}: {formatarNumero(ultima.qtde)} {ultima.emb} a{' '}
          {unitario(ultima.vlUnit)}
        </small>
      )}
      <Button
        size="xs"
        variant={esta ? 'default' : 'light'}
        data-adicionar
        data-autofocus={comFoco || undefined}
        leftSection={esta ? <IconCheck size={14} aria-hidden /> : <IconPlus size={14} aria-hidden />}
        aria-label={`Adicionar ${formatarNumero(qtde)} ${embalagem?.unidade ?? ''} de ${produto.descricaocompleta}`}
        onClick={aoAdicionar}
      >
        {esta ? 'No orçamento' : `${formatarNumero(qtde)} ${embalagem?.unidade ?? ''}`}
      </Button>
    </li>
  )
}
