import type { ColetaDetalhada } from '@balcao/dominio/coletas/contratos'
import { ACOES_DA_COLETA } from '@balcao/dominio/coletas/situacoes'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import estilos from './detalhe.module.css'

export function HistoricoDaColeta({ historico }: Pick<ColetaDetalhada, 'historico'>) {
  return (
    <section className={estilos.secao} aria-label="Histórico da coleta">
      <h3>Histórico</h3>
      <ol className={estilos.historico}>
        {historico.map(({ id, quem, quando, acao, mensagem }) => (
          <li key={id}>
            <span>
              <strong>{quem}</strong> {ACOES_DA_COLETA[acao]} · <TempoRelativo data={quando} />
            </span>
            {mensagem && (
              <span className={estilos.suave}>
                <TextoComQuebras texto={mensagem} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
