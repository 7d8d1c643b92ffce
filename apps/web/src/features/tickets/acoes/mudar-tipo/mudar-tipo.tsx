import type { RespostaDe } from '@balcao/dominio/contrato'
import { reclassificarTicket } from '@balcao/dominio/tickets/contratos-acoes'
import { listarTipos } from '@balcao/dominio/tickets/contratos-consultas'
import { Radio } from '@mantine/core'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { useConsulta } from '../../../../platform/consultas.ts'
import { AreaDeDados } from '../../../../ui/retorno/area-de-dados.tsx'
import estilos from '../acoes.module.css'
import { FormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { type PropsDaAcao, useFormularioDaAcao } from '../envio/use-formulario-da-acao.ts'

const esquema = z.object({ idTipo: reclassificarTicket.corpo.shape.idTipo })
type Campos = { idTipo: string | null }
type Tipo = RespostaDe<typeof listarTipos>['itens'][number]

/** TIC-10, ERR-07 */
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
  const valores: Campos = { idTipo: null }
  const acao = useFormularioDaAcao<typeof reclassificarTicket, Campos, z.output<typeof esquema>>(
    reclassificarTicket,
    { ...props, esquema, valores },
  )
  const menus = Object.values(Object.groupBy(tipos, ({ menu }) => menu.key)).flatMap((grupo) =>
    grupo ? [grupo] : [],
  )
  const primeiro = tipos.find(({ id }) => id !== props.ticket.tipo.id)
  return (
    <FormularioDaAcao {...props} acao={acao} tituloDoErro="Erro ao mudar tipo do ticket">
      <p className={estilos.explicacao}>
        Hoje é {props.ticket.tipo.desc}. Com outro tipo, o ticket recomeça na primeira etapa dele.
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
                  {doMenu.map(({ id, desc }) => (
                    <Radio
                      key={id}
                      value={String(id)}
                      label={desc}
                      description={id === props.ticket.tipo.id ? 'Tipo atual' : undefined}
                      disabled={id === props.ticket.tipo.id}
                      ref={id === primeiro?.id ? ref : undefined}
                      data-autofocus={id === primeiro?.id || undefined}
                    />
                  ))}
                </div>
              ))}
            </div>
          </Radio.Group>
        )}
      />
    </FormularioDaAcao>
  )
}
