import { obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import { Skeleton } from '@mantine/core'
import { useConsulta } from '../../../platform/consultas.ts'
import { Pagina } from '../../../ui/pagina/pagina.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { FormularioDeDados } from './formulario-de-dados.tsx'

/** AUT-08 `/conta/dados` */
export function PaginaDeDados() {
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    obterDadosDaConta,
    {},
    { mostradoNaArea: true },
  )
  return (
    <Pagina titulo="Minha conta">
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={data ? null : error?.message}
        temDados={data !== undefined}
        aoTentarNovamente={refetch}
        esqueleto={<Skeleton height={320} radius={8} />}
      >
        {data && <FormularioDeDados dados={data} />}
      </AreaDeDados>
    </Pagina>
  )
}
