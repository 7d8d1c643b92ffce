import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import type { ReactNode } from 'react'
import { useFormatoDeDinheiro, useFormatoDePercentual } from '../../../platform/dinheiro.ts'
import { type CampoDaFicha, CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { tomDoStatusDePedido } from '../../../ui/tema/tons.ts'
import { BarraDoLimite } from './barra-do-limite.tsx'
import { LinkDaSecao } from './link-da-secao.tsx'
import estilos from './primeira-vista.module.css'
import type { VisaoGeral } from './visao-geral.ts'

type QuadrosProps = { visao: VisaoGeral; nivel: 2 | 4 }

/** Four matters side by side; of each the parts that the person may see (PER-03). */
export function QuadrosDaPrimeiraVista({ visao, nivel }: QuadrosProps) {
  const { credito, tickets } = visao
  const andamento = camposDoAndamento(visao)
  return (
    <div className={estilos.quadros}>
      <Quadro titulo="Posso vender?" nivel={nivel}>
        <Venda visao={visao} />
      </Quadro>
      {credito !== undefined && (
        <Quadro titulo="Crédito" nivel={nivel}>
          <Credito parte={credito} />
        </Quadro>
      )}
      {tickets !== undefined && (
        <Quadro titulo="Pós-venda" nivel={nivel}>
          <PosVenda parte={tickets} />
        </Quadro>
      )}
      {andamento.length > 0 && (
        <Quadro titulo="Em andamento" nivel={nivel}>
          <CamposDaFicha campos={andamento} />
        </Quadro>
      )}
    </div>
  )
}

function Quadro({ titulo, nivel, children }: { titulo: string; nivel: 2 | 4; children: ReactNode }) {
  const Titulo = `h${nivel}` as const
  return (
    <section className={estilos.quadro} aria-label={titulo}>
      <Titulo>{titulo}</Titulo>
      {children}
    </section>
  )
}

/** How much is late, and since when, is among the reasons. */
function Venda({ visao: { venda, vencidos, dtUltComp } }: { visao: VisaoGeral }) {
  return (
    <>
      {venda.motivos.length > 0 ? (
        <ul className={estilos.motivos} data-situacao={venda.situacao}>
          {venda.motivos.map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      ) : (
        <p>Nada impede a venda.</p>
      )}
      {vencidos && (
        <p data-alerta>
          <LinkDaSecao secao="boletos">
            {plural(vencidos.quantidade, 'título vencido', 'títulos vencidos')}
          </LinkDaSecao>
        </p>
      )}
      {vencidos === null && <small>Nenhum título vencido.</small>}
      <small>{dtUltComp ? `Última compra em ${formatarData(dtUltComp)}` : 'Ainda não comprou.'}</small>
    </>
  )
}

function Credito({ parte: credito }: Parte<'credito'>) {
  const dinheiro = useFormatoDeDinheiro()
  if (!credito) return <LinkDaSecao secao="dados">Sem limite de crédito cadastrado</LinkDaSecao>
  const { limite_total, limite_utilizado, limite_disponivel } = credito
  return (
    <>
      <strong>
        <LinkDaSecao secao="dados">{dinheiro(limite_disponivel)} livres</LinkDaSecao>
      </strong>
      <BarraDoLimite total={limite_total} utilizado={limite_utilizado} />
    </>
  )
}

function PosVenda({ parte: tickets }: Parte<'tickets'>) {
  const percentual = useFormatoDePercentual()
  if (!tickets) return <LinkDaSecao secao="tickets">Nenhum ticket em aberto</LinkDaSecao>
  const { abertos, atrasados, taxaDevolucao } = tickets
  return (
    <>
      <p>
        <LinkDaSecao secao="tickets">{plural(abertos, 'ticket em aberto', 'tickets em aberto')}</LinkDaSecao>
      </p>
      {atrasados > 0 && (
        <p data-alerta>
          <LinkDaSecao secao="tickets">{plural(atrasados, 'atrasado', 'atrasados')}</LinkDaSecao>
        </p>
      )}
      {taxaDevolucao !== null && <small>Devolveu {percentual(taxaDevolucao)} do que comprou</small>}
    </>
  )
}

type Parte<K extends keyof VisaoGeral> = { parte: NonNullable<VisaoGeral[K]> | null }

function camposDoAndamento({ ultimoPedido, orcamentosAbertos, proximaAgenda }: VisaoGeral): CampoDaFicha[] {
  return [
    ...(ultimoPedido === undefined
      ? []
      : [{ nome: 'Último pedido', valor: <UltimoPedido parte={ultimoPedido} /> }]),
    ...(orcamentosAbertos === undefined
      ? []
      : [{ nome: 'Orçamentos', valor: <OrcamentosAbertos parte={orcamentosAbertos} /> }]),
    ...(proximaAgenda === undefined
      ? []
      : [{ nome: 'Próxima agenda', valor: <ProximaAgenda parte={proximaAgenda} /> }]),
  ]
}

function UltimoPedido({ parte }: Parte<'ultimoPedido'>) {
  const dinheiro = useFormatoDeDinheiro()
  if (!parte) return 'Nenhum'
  const { id, vlTot, idFil, status, dtHorInc } = parte
  return (
    <>
      <LinkDaSecao secao="pedidos" item={id}>
        {`${id} · ${dinheiro(vlTot, idFil)}`}
      </LinkDaSecao>{' '}
      <Etiqueta tom={tomDoStatusDePedido(status.chave)}>{status.label}</Etiqueta>{' '}
      <small>
        <TempoRelativo data={dtHorInc} semHora />
      </small>
    </>
  )
}

function OrcamentosAbertos({ parte }: Parte<'orcamentosAbertos'>) {
  const dinheiro = useFormatoDeDinheiro()
  return (
    <LinkDaSecao secao="orcamentos">
      {parte
        ? `${plural(parte.quantidade, 'aberto', 'abertos')} · ${dinheiro(parte.valor)}`
        : 'Nenhum aberto'}
    </LinkDaSecao>
  )
}

function ProximaAgenda({ parte }: Parte<'proximaAgenda'>) {
  if (!parte) return 'Nenhuma'
  const { id, tipo, assunto, data_agendada, atrasada } = parte
  return (
    <>
      <LinkDaSecao secao={tipo === 'C' ? 'agendas-cobranca' : 'agendas'} item={id}>
        {assunto}
      </LinkDaSecao>{' '}
      <small data-alerta={atrasada || undefined}>
        <TempoRelativo data={data_agendada} />
        {atrasada && ' (atrasada)'}
      </small>
    </>
  )
}
