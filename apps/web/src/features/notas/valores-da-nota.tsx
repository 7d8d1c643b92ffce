import { formatarData } from '@balcao/dominio/formatos/datas'
import { useFormatoDeDinheiro } from '../../platform/parametros.ts'
import type { NotaAberta } from './dialogo-da-nota.tsx'
import estilos from './notas.module.css'

type Documento = NonNullable<NotaAberta['documento']>

/** Instalments and totals side by side; a part that is zero and not the essence is left out. */
export function ValoresDaNota({ documento: { duplicatas, totais } }: { documento: Documento }) {
  const dinheiro = useFormatoDeDinheiro()
  const partes = [
    ['Produtos', totais.produtos],
    ['Frete', totais.frete],
    ['Seguro', totais.seguro],
    ['Outras despesas', totais.outras],
    ['Desconto', -totais.desconto],
    ['IPI', totais.ipi],
    ['ICMS ST', totais.st],
  ] as const
  return (
    <div className={estilos.valores}>
      <section className={estilos.quadro} aria-label="Duplicatas">
        <h4>Duplicatas</h4>
        {duplicatas.length === 0 && <p className={estilos.suave}>Paga à vista, sem duplicatas.</p>}
        <ul>
          {duplicatas.map(({ nro, dtVenc, valor }) => (
            <li key={nro}>
              <span>
                {nro} <span className={estilos.suave}>vence em {formatarData(dtVenc)}</span>
              </span>
              <span className="numero-tabular">{dinheiro(valor)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={estilos.quadro} aria-label="Totais">
        <h4>Totais</h4>
        <dl>
          {partes
            .filter(([nome, valor]) => valor !== 0 || nome === 'Produtos')
            .map(([nome, valor]) => (
              <div key={nome}>
                <dt>{nome}</dt>
                <dd className="numero-tabular">{dinheiro(valor)}</dd>
              </div>
            ))}
          <div className={estilos.total}>
            <dt>Total da nota</dt>
            <dd className="numero-tabular">{dinheiro(totais.nota)}</dd>
          </div>
        </dl>
        {totais.icms > 0 && (
          <p className={estilos.suave}>ICMS de {dinheiro(totais.icms)} já incluído nos produtos.</p>
        )}
      </section>
    </div>
  )
}
