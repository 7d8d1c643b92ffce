import type { RespostaDe } from '@balcao/dominio/contrato'
import { listarTipos } from '@balcao/dominio/tickets/catalogo/contratos'
import { problemasDaTransportadora } from '@balcao/dominio/tickets/ciclo-de-vida'
import { reclassificarTicket } from '@balcao/dominio/tickets/fluxo/contratos'
import { Radio } from '@mantine/core'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import type { FormularioDaAcao as Formulada } from '../../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../../platform/consultas.ts'
import { SeletorDeTransportadora } from '../../../../seletores/seletor-de-transportadora.tsx'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import estilos from '../acoes.module.css'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'

const { idTipo, transportadora_id } = reclassificarTicket.corpo.shape
const esquema = z.object({ idTipo, transportadora_id })
type Campos = { idTipo: string | null; transportadora_id: number | null }
type Acao = Formulada<Campos, z.output<typeof esquema>>
type Tipo = RespostaDe<typeof listarTipos>['itens'][number]

export function MudarTipo(props: PropsDaAcao) {
  const consulta = useConsulta(listarTipos, {}, { mostradoNaArea: true, listaComum: true })
  const { data, error, isPending, isFetching, refetch } = consulta
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={isFetching}
      erro={data ? null : error?.message}
      temDados={data !== undefined}
      aoTentarNovamente={refetch}
    >
      {data && <Formulario {...props} tipos={data.itens} />}
    </AreaDeDados>
  )
}

function Formulario({ tipos, ...props }: PropsDaAcao & { tipos: readonly Tipo[] }) {
  const { ticket } = props
  const valores: Campos = { idTipo: null, transportadora_id: null }
  /** NOV-05 Only where the new type uses a carrier and the ticket came without one. */
  const pedeTransportadora = (id: number) =>
    ticket.transportadora === null && (tipos.find((tipo) => tipo.id === id)?.usa_transportadora ?? 0) > 0
  const acao = useFormularioDaAcao<typeof reclassificarTicket, Campos, z.output<typeof esquema>>(
    reclassificarTicket,
    {
      ...props,
      esquema,
      valores,
      regra: (dados) =>
        problemasDaTransportadora(Number(pedeTransportadora(dados.idTipo)), dados.transportadora_id),
      completar: ({ idTipo: id, transportadora_id: informada }) =>
        pedeTransportadora(id) ? { idTipo: id, transportadora_id: informada } : { idTipo: id },
    },
  )
  const escolhido = Number(acao.form.watch('idTipo'))
  const menus = Object.values(Object.groupBy(tipos, ({ menu }) => menu.key)).flatMap((grupo) =>
    grupo ? [grupo] : [],
  )
  const primeiro = tipos.find((tipo) => motivoParaNaoEscolher(tipo, ticket) === undefined)
  return (
    <FormularioDaAcao {...props} acao={acao} tituloDoErro="Erro ao mudar tipo do ticket">
      <p className={estilos.explicacao}>
        Hoje é {ticket.tipo.desc}. Com outro tipo, o ticket recomeça na primeira etapa dele.
      </p>
      <Controller
        control={acao.form.control}
        name="idTipo"
        render={({ field: { ref, ...campo } }) => (
          <Radio.Group
            label="Novo tipo"
            required
            {...campo}
            error={acao.form.formState.errors.idTipo?.message}
          >
            <div className={estilos.colunas}>
              {menus.map((doMenu) => (
                <div key={doMenu[0]?.menu.key} className={estilos.grupo}>
                  <h3 className={estilos.tituloDoGrupo}>{doMenu[0]?.menu.description}</h3>
                  {doMenu.map((tipo) => (
                    <Radio
                      key={tipo.id}
                      value={String(tipo.id)}
                      label={tipo.desc}
                      description={motivoParaNaoEscolher(tipo, ticket)}
                      disabled={motivoParaNaoEscolher(tipo, ticket) !== undefined}
                      ref={tipo === primeiro ? ref : undefined}
                      data-autofocus={tipo === primeiro || undefined}
                    />
                  ))}
                </div>
              ))}
            </div>
          </Radio.Group>
        )}
      />
      {pedeTransportadora(escolhido) && <TransportadoraDoTicket acao={acao} />}
    </FormularioDaAcao>
  )
}

/** TIC-10 Said beside what can't be chosen, before the server says it. */
function motivoParaNaoEscolher(
  { id, usa_consumidor_final }: Tipo,
  { tipo, consumidor }: PropsDaAcao['ticket'],
): string | undefined {
  if (id === tipo.id) return 'Tipo atual'
  return consumidor && usa_consumidor_final === 0 ? 'Só para clientes' : undefined
}

function TransportadoraDoTicket({ acao }: { acao: Acao }) {
  return (
    <Controller
      control={acao.form.control}
      name="transportadora_id"
      // On a phone it is below the fold: refused, it comes into sight with the focus.
      render={({ field: { ref, onChange }, fieldState }) => (
        <SeletorDeTransportadora
          required
          ref={ref}
          onChange={(escolhida) => onChange(escolhida?.valor ?? null)}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
