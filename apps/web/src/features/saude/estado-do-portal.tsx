import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { type FilaNaSaude, verSaude } from '@balcao/dominio/saude/contratos'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { CamposDaFicha } from '../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { PartesDaSaude } from './partes-da-saude.tsx'
import { SituacaoDaFilaEmEtiqueta } from './situacoes.tsx'

const INTERVALO_MS = 10_000

/** ADM-11 Each part, and whether the queue takes tasks; asked again while somebody looks. */
export function EstadoDoPortal() {
  const consulta = useConsulta(verSaude, {}, { mostradoNaArea: true, aCadaMs: INTERVALO_MS })
  return (
    <>
      <Cartao titulo="O que faz o portal andar">
        <AreaDaConsulta consulta={consulta} discreta>
          {({ partes }) => <PartesDaSaude partes={partes} />}
        </AreaDaConsulta>
      </Cartao>
      {consulta.data && (
        <Cartao titulo="Fila de tarefas">
          <Fila {...consulta.data.fila} />
        </Cartao>
      )}
    </>
  )
}

function Fila({ situacao, desde, tentativas, motivo, esperando, maisAntigaDesde, rodando }: FilaNaSaude) {
  const parada = situacao !== null && situacao !== 'RODANDO' && desde !== null
  return (
    <>
      {parada && (
        <PainelDeStatus
          tipo="erro"
          mensagem={`A fila está parada desde ${formatarDataHora(desde)}: e-mails, entregas ao ERP e automações esperam. Ela tenta voltar sozinha (${plural(tentativas, 'tentativa', 'tentativas')} até agora).${motivo ? ` Motivo: ${motivo}` : ''}`}
        />
      )}
      <CamposDaFicha
        forma="grade"
        campos={[
          {
            nome: 'Situação',
            valor: situacao ? (
              <SituacaoDaFilaEmEtiqueta situacao={situacao} />
            ) : (
              'Este processo não cuida da fila'
            ),
          },
          { nome: 'Desde', valor: desde && formatarDataHora(desde) },
          { nome: 'Rodando agora', valor: String(rodando) },
          { nome: 'Esperando a vez', valor: String(esperando) },
          {
            nome: 'A mais antiga espera desde',
            valor: maisAntigaDesde ? <TempoRelativo data={maisAntigaDesde} /> : 'Nenhuma espera',
          },
        ]}
      />
    </>
  )
}
