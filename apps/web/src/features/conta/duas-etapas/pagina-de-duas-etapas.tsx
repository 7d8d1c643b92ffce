import { obterSegundoFator } from '@balcao/dominio/conta/contratos-segundo-fator'
import { Button, Paper, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { salvarCodigos } from '../../../platform/salvar-codigos.ts'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { Pagina } from '../../../ui/pagina/pagina.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { CodigosDeRecuperacao } from '../../../ui/segundo-fator/codigos-de-recuperacao.tsx'
import { Ativacao } from './ativacao.tsx'
import { Ativada } from './ativada.tsx'

/** SEG-07 `/conta/duas-etapas` */
export function PaginaDeDuasEtapas() {
  const consulta = useConsulta(obterSegundoFator, {}, { mostradoNaArea: true })
  const { data, error, isPending, isFetching, refetch } = consulta
  const [codigos, setCodigos] = useState<string[] | null>(null)
  return (
    <Pagina
      titulo="Verificação em duas etapas"
      descricao="Além da senha, um código do seu celular: quem descobrir a senha não entra na sua conta."
    >
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error?.message}
        temDados={data !== undefined}
        aoTentarNovamente={refetch}
        esqueleto={<Skeleton height={160} radius={8} />}
      >
        {data && (
          <Paper p="md">
            {codigos ? (
              <Stack>
                <CodigosDeRecuperacao codigos={codigos} aoBaixar={salvarCodigos} />
                <Botoes>
                  <Button onClick={() => setCodigos(null)}>Já guardei</Button>
                </Botoes>
              </Stack>
            ) : data.ativadoEm ? (
              <Ativada {...data} ativadoEm={data.ativadoEm} aoGerar={setCodigos} />
            ) : (
              <Ativacao aoAtivar={setCodigos} />
            )}
          </Paper>
        )}
      </AreaDeDados>
    </Pagina>
  )
}
