import { obterImplantacao } from '@balcao/dominio/implantacao/contratos'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Concluido } from '../../features/acesso/concluido.tsx'
import { LinkPublico } from '../../features/acesso/link-publico.tsx'
import { PaginaPublica } from '../../features/acesso/pagina-publica.tsx'
import { FormularioDaImplantacao } from '../../features/implantacao/formulario-da-implantacao.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'

/** ADM-09 `/implantacao` */
export function PaginaDeImplantacao() {
  const consulta = useConsulta(obterImplantacao, {}, { mostradoNaArea: true })
  const [feita, setFeita] = useState<string | null>(null)
  return (
    <PaginaPublica
      titulo={feita ? 'Pronto' : 'Implantação'}
      {...(!feita && { descricao: 'Da instalação vazia ao primeiro ticket, em quatro passos.' })}
    >
      {feita ? (
        <Concluido mensagem={feita}>
          {/* Loaded again: name and colour of the business are of before. */}
          <Button component="a" href="/login" fullWidth>
            Entrar
          </Button>
        </Concluido>
      ) : (
        <AreaDaConsulta consulta={consulta}>
          {({ pendente }) =>
            pendente ? (
              <FormularioDaImplantacao aoImplantar={setFeita} />
            ) : (
              <>
                <p>Este portal já foi implantado.</p>
                <LinkPublico para="/login">Ir para a entrada</LinkPublico>
              </>
            )
          }
        </AreaDaConsulta>
      )}
    </PaginaPublica>
  )
}
