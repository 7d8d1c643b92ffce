import { baixarOrdemDeColeta, type ColetaDetalhada } from '@balcao/dominio/coletas/contratos'
import { ACOES_DA_COLETA, numeroDaColeta, TIPOS_DE_RESPONSAVEL } from '@balcao/dominio/coletas/situacoes'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Anchor, Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useDownload } from '../../../platform/arquivos-do-servidor.ts'
import { type CampoDaFicha, CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { PeDaFicha } from '../../../ui/ficha/dialogo-da-ficha.tsx'
import { LinhaDoTempo } from '../../../ui/ficha/linha-do-tempo.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { EtiquetaDaColeta } from '../situacao-da-coleta.tsx'
import type { Modo } from './modo.ts'
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
    <>
      <CamposDaFicha forma="grade" campos={camposDe(coleta, () => irPara('responsavel'))} />
      {impressao.error && <PainelDeStatus tipo="erro" mensagem={mensagemDoErro(impressao.error)} />}
      <TicketsDaColeta tickets={coleta.tickets} aoAbrir={aoAbrir} />
      <HistoricoDaColeta historico={coleta.historico} />
      <PeDaFicha>
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
          <Button data-principal onClick={() => irPara('confirmar')}>
            Confirmar coleta
          </Button>
        )}
      </PeDaFicha>
    </>
  )
}

function camposDe(coleta: ColetaDetalhada, verResponsavel: () => void): CampoDaFicha[] {
  const { responsavel, lugar, filial, situacao, dtPrevista, dtColeta, dtGeracao, geradaPor, observacao } =
    coleta
  return [
    { nome: 'Situação', valor: <EtiquetaDaColeta situacao={situacao} /> },
    {
      nome: TIPOS_DE_RESPONSAVEL[responsavel.tipo],
      valor: (
        <Anchor component="button" type="button" onClick={verResponsavel}>
          {responsavel.nome}
        </Anchor>
      ),
    },
    { nome: 'Cidade', valor: `${lugar.cidade}/${lugar.uf}` },
    { nome: 'Volta para', valor: filial.nome },
    { nome: 'Previsão', valor: dtPrevista ? formatarData(dtPrevista) : 'Sem data marcada' },
    {
      nome: 'Coletada em',
      // Of a cancelled order 'ainda não' would promise that somebody still goes.
      valor: dtColeta ? formatarData(dtColeta) : situacao !== 'CANCELADA' && 'Ainda não',
    },
    {
      nome: 'Gerada em',
      valor: geradaPor ? `${formatarData(dtGeracao)} por ${geradaPor}` : formatarData(dtGeracao),
    },
    { nome: 'Observação', valor: observacao },
  ]
}

function HistoricoDaColeta({ historico }: Pick<ColetaDetalhada, 'historico'>) {
  return (
    <Cartao titulo="Histórico" rotulo="Histórico da coleta" nivel={3} solto>
      <LinhaDoTempo
        itens={historico.map(({ id, quem, quando, acao, mensagem }) => ({
          id,
          titulo: (
            <>
              <strong>{quem}</strong> {ACOES_DA_COLETA[acao]}
            </>
          ),
          quando,
          texto: mensagem,
        }))}
      />
    </Cartao>
  )
}
