import { obterVinculo } from '@balcao/dominio/conta/contratos-vinculo'
import { PROVAS_DE_VINCULO } from '@balcao/dominio/conta/vinculo'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Skeleton, Stack } from '@mantine/core'
import { useConsulta } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { ProvaDeCadastro } from './prova-de-cadastro.tsx'

/** SEG-01 What a final consumer's account was proved to be, and the way to prove it. */
export function CartaoDeVinculo() {
  const { pode } = useSessao()
  return pode('CONTA_VINCULAR') ? <Vinculo /> : null
}

function Vinculo() {
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    obterVinculo,
    {},
    { mostradoNaArea: true },
  )
  return (
    <Cartao titulo="Vincular meu cadastro">
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={data ? null : error?.message}
        temDados={data !== undefined}
        aoTentarNovamente={refetch}
        esqueleto={<Skeleton height={96} radius={8} />}
      >
        {data && (
          <Stack>
            <Explicacao cliente={data.cliente} />
            <ProvaDeCadastro />
          </Stack>
        )}
      </AreaDeDados>
    </Cartao>
  )
}

function Explicacao({ cliente }: RespostaDe<typeof obterVinculo>) {
  if (!cliente)
    return (
      <p>
        Já é cliente? Enviamos um código ao e-mail que consta no cadastro com o seu CPF. Com ele, você passa a
        ver aqui as suas compras e os atendimentos abertos em seu nome.
      </p>
    )
  const { nome, desde, prova } = cliente
  return (
    <p>
      Esta conta está vinculada ao cadastro de <strong>{nome}</strong> desde {formatarData(desde)},{' '}
      {PROVAS_DE_VINCULO[prova]}. Se faltar algum atendimento aberto em seu nome com outro e-mail, peça um
      código.
    </p>
  )
}
