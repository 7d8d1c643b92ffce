import { baixarOrdemDeColeta, type ColetaDetalhada } from '@balcao/dominio/coletas/contratos'
import { numeroDaColeta, TIPOS_DE_RESPONSAVEL } from '@balcao/dominio/coletas/situacoes'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useDownload } from '../../../platform/arquivos-do-servidor.ts'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { EtiquetaDaColeta } from '../situacao-da-coleta.tsx'
import estilos from './detalhe.module.css'
import type { Modo } from './dialogo-da-coleta.tsx'
import { HistoricoDaColeta } from './historico-da-coleta.tsx'
import { TicketsDaColeta } from './tickets-da-coleta.tsx'

type DadosDaColetaProps = {
  coleta: ColetaDetalhada
  irPara: (modo: Modo) => void
  aoAbrir: (endereco: string) => void
}

/** COL-01 An order whole: who, where, what, what happened; and what may be done with it. */
export function DadosDaColeta({ coleta, irPara, aoAbrir }: DadosDaColetaProps) {
  const { id, acoes } = coleta
  const impressao = useDownload(baixarOrdemDeColeta)
  return (
    <div className={estilos.coleta}>
      <dl className={estilos.campos}>
        {camposDe(coleta, () => irPara('responsavel')).map(({ nome, valor }) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {impressao.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(impressao.error)} />}
      <TicketsDaColeta tickets={coleta.tickets} aoAbrir={aoAbrir} />
      <HistoricoDaColeta historico={coleta.historico} />
      <footer className={estilos.rodape}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          loading={impressao.isPending}
          onClick={() =>
            impressao.mutate({
              params: { idColeta: id },
              nomePadrao: `ordem-de-coleta-${numeroDaColeta(id)}.pdf`,
              abrirComo: 'application/pdf',
            })
          }
        >
          Imprimir ordem
        </Button>
        {acoes.cancelar && (
          <Button variant="default" onClick={() => irPara('cancelar')}>
            Cancelar coleta
          </Button>
        )}
        {acoes.confirmar && (
          <Button className={estilos.principal ?? ''} onClick={() => irPara('confirmar')}>
            Confirmar coleta
          </Button>
        )}
      </footer>
    </div>
  )
}

function camposDe(coleta: ColetaDetalhada, verResponsavel: () => void): { nome: string; valor: ReactNode }[] {
  const { responsavel, lugar, filial, situacao, dtPrevista, dtColeta, dtGeracao, geradaPor, observacao } =
    coleta
  return [
    { nome: 'Situação', valor: <EtiquetaDaColeta situacao={situacao} /> },
    {
      nome: TIPOS_DE_RESPONSAVEL[responsavel.tipo],
      valor: (
        <button type="button" className={estilos.ligacao} onClick={verResponsavel}>
          {responsavel.nome}
        </button>
      ),
    },
    { nome: 'Cidade', valor: `${lugar.cidade}/${lugar.uf}` },
    { nome: 'Volta para', valor: filial.nome },
    { nome: 'Previsão', valor: dtPrevista ? formatarData(dtPrevista) : 'Sem data marcada' },
    // Of a cancelled order 'ainda não' would promise that somebody still goes.
    ...(dtColeta || situacao !== 'CANCELADA'
      ? [{ nome: 'Coletada em', valor: dtColeta ? formatarData(dtColeta) : 'Ainda não' }]
      : []),
    {
      nome: 'Gerada em',
      valor: geradaPor ? `${formatarData(dtGeracao)} por ${geradaPor}` : formatarData(dtGeracao),
    },
    ...(observacao ? [{ nome: 'Observação', valor: observacao }] : []),
  ]
}
