import type { Agenda } from '@balcao/dominio/agendas/contratos'
import { horaEm } from '@balcao/dominio/formatos/datas'
import { nomeDoCliente } from '@balcao/dominio/formatos/nomes'
import { corDaBorda } from '../../../ui/listas/cor-da-borda.ts'
import { tomDaAgenda } from '../situacao-da-agenda.tsx'
import { useCalendario } from './contexto-do-calendario.ts'
import { diaCurto, nomeDoDia, numeroDoDia } from './nomes-dos-dias.ts'
import { alvoDoDia } from './use-mover-agenda.ts'
import estilos from './visao-da-semana.module.css'

const CABEM_NA_HORA = 4

type GradeDaSemanaProps = {
  dias: readonly string[]
  hoje: string
  horas: { inicial: number; final: number }
  agendasDe: (dia: string, hora: number) => Agenda[]
  aoAbrirDia: (dia: string) => void
}

/** VEN-01 Days across, hours down; what is outside the hours stands at the edge with its own time. */
export function GradeDaSemana({ dias, hoje, horas, agendasDe, aoAbrirDia }: GradeDaSemanaProps) {
  const linhas = Array.from({ length: horas.final - horas.inicial }, (_, passo) => horas.inicial + passo)
  return (
    <div className={estilos.raiz}>
      <table className={estilos.tabela} aria-label="Semana">
        <thead>
          <tr>
            <th scope="col" className={estilos.hora}>
              Hora
            </th>
            {dias.map((dia) => (
              <th key={dia} scope="col" aria-current={dia === hoje ? 'date' : undefined}>
                <button
                  type="button"
                  className={estilos.abreDia}
                  aria-label={`Abrir ${nomeDoDia(dia)}`}
                  onClick={() => aoAbrirDia(dia)}
                >
                  {diaCurto(dia).replace('.', '')} <strong>{numeroDoDia(dia)}</strong>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((hora) => (
            <tr key={hora}>
              <th scope="row" className={estilos.hora}>{`${String(hora).padStart(2, '0')}h`}</th>
              {dias.map((dia) => (
                <Horario
                  key={dia}
                  onde={alvoDoDia(dia, hora)}
                  agendas={agendasDe(dia, hora)}
                  aoAbrirDia={() => aoAbrirDia(dia)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HorarioProps = { onde: string; agendas: readonly Agenda[]; aoAbrirDia: () => void }

function Horario({ onde, agendas, aoAbrirDia }: HorarioProps) {
  const { alvo } = useCalendario()
  const sobram = agendas.length - CABEM_NA_HORA
  return (
    <td className={estilos.horario} data-soltar={onde} data-alvo={alvo === onde || undefined}>
      {agendas.slice(0, CABEM_NA_HORA).map((agenda) => (
        <CartaoDaSemana key={agenda.id} agenda={agenda} />
      ))}
      {sobram > 0 && (
        <button type="button" className={estilos.mais} onClick={aoAbrirDia}>
          mais {sobram}
        </button>
      )}
    </td>
  )
}

function CartaoDaSemana({ agenda }: { agenda: Agenda }) {
  const { abrir, comecarArraste, arrastada } = useCalendario()
  const { cliente, assunto, data_agendada, permiteFinalizar, situacao } = agenda
  const nome = nomeDoCliente(cliente)
  return (
    <button
      type="button"
      className={estilos.cartao}
      title={`${nome}\n${assunto}`}
      data-arrastada={arrastada === agenda.id || undefined}
      data-arrastavel={permiteFinalizar || undefined}
      aria-label={`${horaEm(new Date(data_agendada))} ${nome}: ${assunto}, ${situacao.label}`}
      {...corDaBorda(tomDaAgenda(agenda))}
      onPointerDown={(evento) => permiteFinalizar && comecarArraste(evento, agenda)}
      onClick={() => abrir(agenda)}
    >
      <time dateTime={data_agendada}>{horaEm(new Date(data_agendada))}</time> {nome}
    </button>
  )
}
