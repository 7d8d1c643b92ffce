import { CAMPOS_DO_AVISO } from '@balcao/dominio/avisos/campos'
import { confirmarVariosAvisos, exportarAvisos, listarAvisos } from '@balcao/dominio/avisos/contratos'
import { IconChecks } from '@tabler/icons-react'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useAcao } from '../../../platform/consultas.ts'
import { type AcoesDoLoteProps, descreverLista } from '../../../platform/listas/descricao.ts'
import { filtrosDeLista } from '../../../platform/listas/filtros-de-lista.ts'
import { filtrosDosCampos } from '../../../seletores/filtros-dos-campos.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'
import type { Aviso } from '../use-avisos.ts'
import { COLUNAS } from './colunas.tsx'

// The bell asks for fewer at a time.
const POR_PAGINA = 20

export const LISTA_DE_AVISOS = descreverLista({
  nome: 'avisos',
  titulo: 'Avisos',
  nomes: { um: 'aviso', varios: 'avisos', genero: 'o' },
  contrato: listarAvisos,
  leitura: filtrosDeLista(listarAvisos.query),
  colunas: () => COLUNAS,
  filtros: filtrosDosCampos(CAMPOS_DO_AVISO),
  consulta: (filtros) => ({ take: POR_PAGINA, ...filtros }),
  nomeDe: ({ titulo }) => `aviso ${titulo}`,
  vazio: ({ filtrada }) =>
    filtrada
      ? undefined
      : { titulo: 'Nenhum aviso por aqui', texto: 'O que a distribuidora publica para você aparece aqui.' },
  exportar: exportarAvisos,
  visoes: 'avisos',
  lote: { pode: ({ pode }) => pode('AVISO_CONFIRMAR'), Acoes: MarcarComoLidos },
})

function MarcarComoLidos({ escolhidos, falta, aoLimpar }: AcoesDoLoteProps<Aviso>) {
  const { mutate, isPending } = useAcao(confirmarVariosAvisos, {
    aoConcluir: () => {
      avisarSucesso('Avisos marcados como lidos.')
      aoLimpar()
    },
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  const impedimento = falta ?? (escolhidos.every(({ lido }) => lido) ? 'Já foram lidos.' : undefined)
  return (
    <BotaoBase
      variant="default"
      habilitado={!impedimento}
      falta={impedimento}
      carregando={isPending}
      leftSection={<IconChecks size={16} aria-hidden />}
      onClick={() => mutate({ corpo: { avisos: escolhidos.map(({ id }) => id) } })}
    >
      Marcar como lidos
    </BotaoBase>
  )
}
