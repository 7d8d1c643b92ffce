import { listarSessoes } from '@balcao/dominio/conta/contratos'
import { Button, Skeleton, Stack } from '@mantine/core'
import { useConsulta } from '../../../platform/consultas.ts'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { Pagina } from '../../../ui/pagina/pagina.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { useConfirmar } from '../../../ui/retorno/confirmacao.tsx'
import { SessaoAberta } from './sessao-aberta.tsx'
import { useEncerrarOutras } from './use-encerrar.ts'

/** `/conta/sessoes`: where this account is open, and a way to close what should not be. */
export function PaginaDeSessoes() {
  const { data, error, isPending, isFetching, refetch } = useConsulta(
    listarSessoes,
    {},
    { mostradoNaArea: true },
  )
  const outras = data?.itens.filter(({ atual }) => !atual) ?? []
  return (
    <Pagina titulo="Sessões abertas" descricao="Se não reconhecer alguma, encerre-a e altere a sua senha.">
      <AreaDeDados
        carregando={isPending}
        atualizando={isFetching}
        erro={error?.message}
        temDados={data !== undefined}
        aoTentarNovamente={refetch}
        esqueleto={<Skeleton height={72} radius={8} />}
      >
        <Stack renderRoot={(props) => <ul {...props} />} gap="xs">
          {data?.itens.map((sessao) => (
            <SessaoAberta key={sessao.id} sessao={sessao} />
          ))}
        </Stack>
      </AreaDeDados>
      {outras.length > 1 && <EncerrarOutras quantas={outras.length} />}
    </Pagina>
  )
}

function EncerrarOutras({ quantas }: { quantas: number }) {
  const confirmar = useConfirmar()
  const acao = useEncerrarOutras()
  const encerrar = async () => {
    const sim = await confirmar({
      titulo: 'Encerrar as outras sessões?',
      mensagem: `${quantas} sessões serão encerradas; quem as usa terá de entrar de novo.`,
      confirmar: 'Encerrar',
    })
    if (sim) acao.mutate({})
  }
  return (
    <Botoes>
      <Button variant="default" loading={acao.isPending} onClick={encerrar}>
        Encerrar as outras
      </Button>
    </Botoes>
  )
}
